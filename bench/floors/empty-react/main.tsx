import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least a React app can be: a text, and a counter that answers a click and a digit. */
function Empty() {
  const [count, setCount] = useState(0);
  const [entry, setEntry] = useState('');
  return (
    <main>
      <h1>Empty</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <input aria-label="Digit" value={entry} onChange={(event) => setEntry(event.target.value)} />
      <output id="count">{count}</output>
      <output id="entry">{entry}</output>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Empty />);
