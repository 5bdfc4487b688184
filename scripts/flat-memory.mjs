// Left to itself the engine lets memory grow to several times what is in use before it looks through all of it: a large CSV file
// then costs 170 MB, of which little is still needed. With 100 it looks when what was in use the last time has doubled, as the next
// limit is reckoned; looking costs some milliseconds of processor a second at most.
import v8 from "node:v8";

v8.setFlagsFromString("--heap-growing-percent=100");
