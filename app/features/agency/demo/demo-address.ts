/** Where the demo content is taken out and loaded; English paths. */
export const demoPath = "/admin/demo";
export const removalPath = `${demoPath}?remove=yes`;
