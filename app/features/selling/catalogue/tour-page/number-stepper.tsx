import { Minus, Plus } from "#app/ui/icons.tsx";
import { StepButton } from "#app/ui/step-button.tsx";
import { useId } from "react";

type Props = {
  name: string;
  label: string;
  hint?: string;
  fewer: string;
  more: string;
  least: number;
  most: number;
  value: number;
  /** What stands in the field, which may be half typed. */
  typed: string;
  onChange: (typed: string) => void;
};

/** A number field with minus and plus. Without JavaScript it is the field alone. */
export function NumberStepper({ name, label, hint, fewer, more, least, most, value, typed, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input stepper">
        <StepButton
          type="button"
          className="icon-button needs-script"
          data-ready=""
          aria-label={fewer}
          atLimit={value <= least}
          onClick={() => onChange(String(value - 1))}
        >
          <Minus className="icon" />
        </StepButton>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          required
          min={least}
          max={Math.max(least, most)}
          value={typed}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onChange(String(value))}
        />
        <StepButton
          type="button"
          className="icon-button needs-script"
          data-ready=""
          aria-label={more}
          atLimit={value >= most}
          onClick={() => onChange(String(value + 1))}
        >
          <Plus className="icon" />
        </StepButton>
      </div>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
