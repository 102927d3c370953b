const causes = [
  ['event', 'somebody acts'],
  ['done', 'what runs is done'],
  ['error', 'it failed'],
  ['delay', 'after a delay'],
  ['always', 'at once'],
] as const;

export function Legend() {
  return (
    <ul className="legend flow" aria-label="Arrows">
      {causes.map(([cause, means]) => (
        <li key={cause} className={`arrow ${cause}`}>
          <svg width="28" height="8" aria-hidden="true">
            <path className="way" d="M0 4H22" />
            <path className="head" d="M28 4L20 0L20 8Z" />
          </svg>
          {means}
        </li>
      ))}
      <li>[what has to be so]</li>
      <li>↻ begins anew</li>
    </ul>
  );
}
