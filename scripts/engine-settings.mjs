// How the engine manages memory while the site runs. Imported before everything else.
import { createHook } from "node:async_hooks";
import v8 from "node:v8";

// Left to itself the engine lets memory grow to several times what is in use before it looks through all of it: a large CSV file
// then costs 170 MB, of which little is still needed. With 100 it looks when what was in use the last time has doubled, as the next
// limit is reckoned; looking costs some milliseconds of processor a second at most.
v8.setFlagsFromString("--heap-growing-percent=100");
// What often outlives the start is taken to live for long from then on: the engine makes such objects among the old ones, where
// they keep all that they point to until it looks through everything. Those of a request are dead after it; made there, they cost
// a kept page a third of its time, in some runs and not in others.
v8.setFlagsFromString("--no-allocation-site-pretenuring");

/**
 * Node makes an object for each callback that it puts off, seven for a kept page. While a new database is filled there are moments
 * without any; an engine that looks through memory then forgets their shape and makes each in 0.5 instead of 0.1 microseconds until
 * the process ends. One of them that stays keeps the shape.
 * @public
 */
export const deferredCallbacks = [];
const hook = createHook({
  init: (_id, type, _trigger, resource) => {
    if (type === "TickObject") deferredCallbacks.push(resource);
  },
}).enable();
process.nextTick(() => {});
hook.disable();
