/** Loads React as production does, before anything asks for it. */
import { createRequire } from "node:module";

const load = createRequire(import.meta.url);
const { NODE_ENV } = process.env;
process.env.NODE_ENV = "production";
for (const name of ["react", "react/jsx-runtime", "react-dom", "react-dom/server"]) load(name);
process.env.NODE_ENV = NODE_ENV;
