// How the engine manages memory while the site runs. Imported before everything else.
import v8 from "node:v8";

// It looks through all memory when what was in use has doubled, not at several times that: a large CSV file then costs 45 to 72 MB over
// idle instead of 106 to 173 (npm run bench:csv).
v8.setFlagsFromString("--heap-growing-percent=100");
