import type { ReactNode } from "react";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";
import { initials } from "./initials.ts";
import { memberAnchor } from "./team-answer.ts";

export type TeamMember = { id: number; name: string; position: string; picture: Picture | null };

/** A member as everybody sees her; `children` are what an administrator can do with her. */
export function TeamCard({ member, children }: { member: TeamMember; children?: ReactNode }) {
  return (
    <li className="team-member" id={memberAnchor(member.id)} tabIndex={children ? -1 : undefined}>
      {member.picture ? (
        <PictureImage picture={member.picture} />
      ) : (
        <span className="initials" aria-hidden="true">
          {initials(member.name)}
        </span>
      )}
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
