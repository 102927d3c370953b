import type { Picture } from '../data/data.ts';

/** What axe found on the screen when the picture was taken. */
export function Findings({ picture: { findings } }: { readonly picture: Picture }) {
  if (findings.length === 0) return <span className="good">axe finds nothing</span>;
  return (
    <details className="bad">
      <summary>axe: {findings.length} findings</summary>
      <ul>
        {findings.map((finding) => (
          <li key={finding}>
            <code>{finding}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
