import { useId } from 'react';

interface SegmentsProps<T extends string | number> {
  /** What is chosen between. */
  readonly legend: string;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, side by side. */
export function Segments<T extends string | number>({ legend, options, value, onChange }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="unseen">{legend}</legend>
      {options.map(([option, text]) => (
        <label key={option}>
          <input
            type="radio"
            className="unseen"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
