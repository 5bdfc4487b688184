import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // What our pages do in the browser besides showing themselves is a few lines: not worth a request of its own.
  splitRouteModules: false,
} satisfies Config;
