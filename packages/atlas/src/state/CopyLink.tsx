import { useState } from 'react';

/** Copies the URL of this page. If that is refused, the address bar still has it. */
export function CopyLink() {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setSaid('Copied'),
      () => setSaid('The address bar holds the link'),
    );
  return (
    <span className="copy-link">
      <button type="button" onClick={copy}>
        Copy link
      </button>
      <span role="status">{said}</span>
    </span>
  );
}
