/** A heading's text in which no word is broken at its hyphen. The fonts have no hyphen that sees to this by itself. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part) =>
    part.includes("-") ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
