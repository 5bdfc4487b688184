import type { Label } from "./map-labels.ts";

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A name on a map, in its lines. */
export function MapName({ label }: { label: Label }) {
  return (
    <text x={tenth(label.x)} y={tenth(label.y)} textAnchor={label.anchor}>
      {label.lines.map((line, index) => (
        <tspan key={line} x={tenth(label.x)} dy={index === 0 ? undefined : "1.1em"}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
