// How the engine manages memory while the site runs. Imported before everything else.
import v8 from "node:v8";

// It looks through all memory when what was in use has doubled, not at several times that: a CSV file of 100,000 rows then takes some
// 40 MB over the idle site, where it took up to 158.
v8.setFlagsFromString("--heap-growing-percent=100");
