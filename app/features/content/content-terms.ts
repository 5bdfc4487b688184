/** Words with a fixed meaning in what the agency writes (product: Content in the admin area). */

export const contentKinds = ["tour", "destination", "post", "testimonial"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Only what is published is on public pages. */
export const publicationStates = ["draft", "published", "archived"] as const;
export type PublicationState = (typeof publicationStates)[number];

/** What has a page of its own, and so an address that may move. */
export const addressedKinds = ["tour", "destination", "post"] as const satisfies ContentKind[];
export type AddressedKind = (typeof addressedKinds)[number];

/** What travellers wrote waits until somebody has read it. */
export const reviewStates = ["pending", "published", "hidden"] as const;
export type ReviewState = (typeof reviewStates)[number];
