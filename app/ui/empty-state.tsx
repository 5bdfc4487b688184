import type { ReactNode } from "react";

/** Nothing to show: one kind line and one way on. Says a page's own heading where there is no other. */
export function EmptyState({
  picture,
  heading,
  headingLevel = 2,
  children,
}: {
  picture: string;
  heading: string;
  headingLevel?: 1 | 2 | 3;
  children: ReactNode;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty-state">
      <img className="empty-state-picture" src={`/art/empty/${picture}.svg`} alt="" width={240} height={180} />
      <Heading className="h3">{heading}</Heading>
      {children}
    </div>
  );
}
