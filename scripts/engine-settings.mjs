// How the engine manages memory while the site runs. Imported before everything else.
import v8 from "node:v8";

// Left to itself the engine lets memory grow to several times what is in use before it looks through all of it: a large CSV file
// then costs 170 MB, of which little is still needed. With 100 it looks when what was in use the last time has doubled, as the next
// limit is reckoned; looking costs some milliseconds of processor a second at most.
v8.setFlagsFromString("--heap-growing-percent=100");
// What often outlives the start is taken to live for long from then on: the engine makes such objects among the old ones, where
// they keep all that they point to until it looks through everything. Those of a request are dead after it; made there, they cost
// a kept page a third of its time, in some runs and not in others.
v8.setFlagsFromString("--no-allocation-site-pretenuring");
