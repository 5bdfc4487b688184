import { useState, type ReactNode } from "react";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";
import { initials } from "#app/values/initials.ts";
import { memberAnchor } from "./team-member.ts";

export type TeamMember = { id: number; name: string; position: string; picture: Picture | null };

/**
 * A picture that was given by its address may be gone, or be of a site that does not answer: the initials stand in its place then,
 * without scripts by the style of a broken picture. Such a site learns no more of a visitor than asking for a picture tells.
 */
function Portrait({ member: { name, picture } }: { member: TeamMember }) {
  const [gone, setGone] = useState<string>();
  const letters = initials(name);
  if (!picture || picture.src === gone)
    return (
      <span className="initials" aria-hidden="true">
        {letters}
      </span>
    );
  const { src } = picture;
  const leave = () => setGone(src);
  return (
    <PictureImage
      key={src}
      picture={picture}
      img={{
        referrerPolicy: "no-referrer",
        "data-initials": letters,
        onError: leave,
        // One that failed before scripts ran tells nobody any more.
        ref: (image) => void (image?.complete && image.decode().catch(leave)),
      }}
    />
  );
}

/** A member as everybody sees her; `children` are what an administrator can do with her. */
export function TeamCard({ member, children }: { member: TeamMember; children?: ReactNode }) {
  return (
    <li className="team-member" id={memberAnchor(member.id)} tabIndex={children ? -1 : undefined}>
      <Portrait member={member} />
      <h3 className="h4">{member.name}</h3>
      <p className="text-muted">{member.position}</p>
      {children}
    </li>
  );
}

export function TeamGrid({ members }: { members: TeamMember[] }) {
  return (
    <ul className="team-grid">
      {members.map((member) => (
        <TeamCard key={member.id} member={member} />
      ))}
    </ul>
  );
}
