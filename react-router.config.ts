import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The list of all pages in five languages would weigh 4 kB on each first view; a page asks for those that it links to.
  routeDiscovery: { mode: "lazy" },
  // What our pages do in the browser besides showing themselves is a few lines: not worth a request of its own.
  splitRouteModules: false,
} satisfies Config;
