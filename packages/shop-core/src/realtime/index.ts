export {} 
