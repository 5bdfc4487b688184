/** The script's rule; the inputs for new passwords ask for 8 themselves (product-decisions, What the browser decided). */
export const minPasswordLength = 6;
export const maxPasswordLength = 128;
