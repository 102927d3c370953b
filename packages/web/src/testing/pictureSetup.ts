import '@testing-library/jest-dom/vitest';
import '../index.css';
import { sampleNow } from '@selvedge/core/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { holdCamera } from './heldCamera.ts';
import { forgetTime, holdTime } from './heldTime.ts';

document.title = 'Selvedge';

// What moves is shown at rest, as for somebody who wishes no motion; nothing depends on the moment of the picture.
const still = document.createElement('style');
still.textContent = `
  *, ::before, ::after, ::backdrop { animation: none !important; transition: none !important; caret-color: transparent !important }
  html { scrollbar-gutter: auto !important }
  ::-webkit-scrollbar { display: none }
`;
document.head.append(still);

holdTime();
holdCamera();
vi.useFakeTimers({ toFake: ['Date'], now: sampleNow });

afterEach(() => {
  cleanup();
  forgetTime();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
