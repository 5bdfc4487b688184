console.log("og");
