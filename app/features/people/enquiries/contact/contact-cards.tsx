import { Clock, ExternalLink, Mail, MapPin, Phone, Share2, type Icon } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LayoutData } from "#app/features/site/layout/layout-data.server.ts";
import { OpeningHours } from "#app/features/agency/settings/opening-hours.tsx";
import { NetworkIcon } from "#app/ui/network-icon.tsx";
import { networkNames } from "#app/values/social-networks.ts";
import { useFormats } from "#app/i18n/format.ts";
import { mapLink, placeOf, telephoneLink } from "#app/values/contact-links.ts";

function ContactCard({ icon: Icon, heading, children }: { icon: Icon; heading: string; children: ReactNode }) {
  return (
    <li className="contact-card">
      <span className="contact-card-icon">
        <Icon className="icon" />
      </span>
      <div>
        <h2 className="label-head">{heading}</h2>
        {children}
      </div>
    </li>
  );
}

/** Every way to reach the agency. */
export function ContactCards({ layout }: { layout: LayoutData }) {
  const { t } = useTranslation(["contact", "common"]);
  const formats = useFormats();
  const { brand, contacts, hours, social } = layout;
  const place = placeOf(contacts);
  return (
    <ul className="contact-cards">
      <ContactCard icon={MapPin} heading={t("address")}>
        <address>
          {contacts.street}
          <br />
          {contacts.city} {contacts.postalCode}
          <br />
          {formats.countryName(contacts.country)}
        </address>
        {place ? (
          <a className="contact-link" href={mapLink(place)} rel="noopener">
            {t("openMap")}
            <ExternalLink className="icon icon-small" />
          </a>
        ) : null}
      </ContactCard>
      <ContactCard icon={Phone} heading={t("phones")}>
        {contacts.phones.map((phone) => (
          <a className="contact-link" key={phone} href={telephoneLink(phone)}>
            {phone}
          </a>
        ))}
      </ContactCard>
      <ContactCard icon={Mail} heading={t("emails")}>
        {contacts.emails.map((email) => (
          <a className="contact-link" key={email} href={`mailto:${email}`}>
            {email}
          </a>
        ))}
      </ContactCard>
      <ContactCard icon={Clock} heading={t("hours")}>
        <p>
          <OpeningHours periods={hours} />
        </p>
      </ContactCard>
      {social.length > 0 ? (
        <ContactCard icon={Share2} heading={t("social")}>
          <div className="contact-networks">
            {social.map(({ network, url }) => (
              <a
                className="contact-link"
                key={network}
                href={url}
                rel="noopener"
                aria-label={t("common:footer.onNetwork", { brand: brand.name, network: networkNames[network] })}
              >
                <NetworkIcon network={network} />
                {networkNames[network]}
              </a>
            ))}
          </div>
        </ContactCard>
      ) : null}
    </ul>
  );
}
