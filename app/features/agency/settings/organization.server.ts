import { placeOf } from "#app/values/contact-links.ts";
import type { Settings } from "./settings.server.ts";

/** The agency as schema.org data, from the settings. */
export function organization({ brand, contacts, social }: Settings, origin: string) {
  const place = placeOf(contacts);
  return {
    "@context": "https://schema.org",
    "@type": "TravelAgency",
    "@id": `${origin}/#organization`,
    name: brand.name,
    legalName: brand.legalName,
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/og/yatrika.png`,
    foundingDate: String(brand.foundedYear),
    telephone: contacts.phones[0],
    email: contacts.emails[0],
    address: {
      "@type": "PostalAddress",
      streetAddress: contacts.street,
      addressLocality: contacts.city,
      postalCode: contacts.postalCode,
      addressCountry: contacts.country,
    },
    ...(place && { geo: { "@type": "GeoCoordinates", ...place } }),
    sameAs: social.map(({ url }) => url),
  };
}
