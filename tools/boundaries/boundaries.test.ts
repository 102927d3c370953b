import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Overlay } from './overlay.ts';

const imports = 'lint/style/noRestrictedImports';

interface Seed {
  what: string;
  file: string;
  source: string;
  /** Rule of the linter that has to refuse it. */
  lint?: string;
  /** Error of the compiler that has to refuse it. */
  tsc?: string;
}

const refused: Seed[] = [
  {
    what: 'React in the core',
    file: 'packages/core/src/session/seed.ts',
    source: `import { useState } from 'react';\nexport const seed = useState;\n`,
    lint: imports,
  },
  {
    what: 'React in the core, loaded late',
    file: 'packages/core/src/session/seed.ts',
    source: `export const seed = () => import('react');\n`,
    lint: imports,
  },
  {
    what: 'React in a test of the core',
    file: 'packages/core/src/session/seed.test.ts',
    source: `import { act } from 'react';\nexport const seed = act;\n`,
    lint: imports,
  },
  {
    what: 'the DOM in the core',
    file: 'packages/core/src/session/seed.ts',
    source: `export const seed = () => document.title;\n`,
    lint: 'lint/style/noRestrictedGlobals',
    tsc: "TS2584: Cannot find name 'document'",
  },
  {
    what: "the DOM's types in the core",
    file: 'packages/core/src/session/seed.ts',
    source: `export const seed = (element: HTMLElement) => element.id;\n`,
    tsc: "TS2304: Cannot find name 'HTMLElement'",
  },
  {
    what: 'storage of the browser in the core',
    file: 'packages/core/src/session/seed.ts',
    source: `export const seed = () => localStorage.length;\n`,
    lint: 'lint/style/noRestrictedGlobals',
    tsc: "TS2304: Cannot find name 'localStorage'",
  },
  {
    what: 'whatever the core runs in, by its general name',
    file: 'packages/core/src/session/seed.ts',
    source: `export const seed = () => globalThis;\n`,
    lint: 'lint/style/noRestrictedGlobals',
  },
  {
    what: 'Node in the core',
    file: 'packages/core/src/session/seed.ts',
    source: `import { readFileSync } from 'node:fs';\nexport const seed = readFileSync;\n`,
    lint: imports,
    tsc: 'TS2591',
  },
  {
    what: 'Node in the core by its old name',
    file: 'packages/core/src/session/seed.ts',
    source: `import { readFileSync } from 'fs';\nexport const seed = readFileSync;\n`,
    lint: imports,
    tsc: 'TS2591',
  },
  {
    what: 'a global of Node in the core',
    file: 'packages/core/src/session/seed.ts',
    source: `export const seed = () => process.env;\n`,
    lint: 'lint/style/noRestrictedGlobals',
    tsc: 'TS2591',
  },
  {
    what: 'the page in the core',
    file: 'packages/core/src/session/seed.ts',
    source: `export * from '@selvedge/web';\n`,
    lint: imports,
    tsc: 'TS2307',
  },
  {
    what: 'the backend in the core, by a path',
    file: 'packages/core/src/session/seed.ts',
    source: `export * from '../../../backend/src/main.ts';\n`,
    lint: imports,
    tsc: 'TS',
  },
  {
    what: 'a library the core does not name',
    file: 'packages/core/src/session/seed.ts',
    source: `export * from 'fastify';\n`,
    lint: imports,
  },
  {
    what: 'graph search in a feature of the core',
    file: 'packages/core/src/session/seed.ts',
    source: `export * from 'xstate/graph';\n`,
    lint: imports,
  },
  {
    what: 'graph search beside its one home',
    file: 'packages/core/src/testing/seed.ts',
    source: `export * from '@xstate/graph';\n`,
    lint: imports,
  },
  {
    what: 'an inner file of the core in the page',
    file: 'packages/web/src/dashboard/seed.ts',
    source: `export * from '@selvedge/core/src/index.ts';\n`,
    lint: imports,
    tsc: 'TS2307',
  },
  {
    what: 'a built inner file of the core in the page',
    file: 'packages/web/src/dashboard/seed.ts',
    source: `export * from '@selvedge/core/dist/index.js';\n`,
    lint: imports,
    tsc: 'TS2307',
  },
  {
    what: 'the core in the page, by a path',
    file: 'packages/web/src/dashboard/seed.ts',
    source: `export * from '../../../core/src/index.ts';\n`,
    lint: imports,
    tsc: 'TS',
  },
  {
    what: 'the backend in the page',
    file: 'packages/web/src/dashboard/seed.ts',
    source: `export * from '@selvedge/backend';\n`,
    lint: imports,
    tsc: 'TS2307',
  },
  {
    what: 'Node in the page',
    file: 'packages/web/src/dashboard/seed.ts',
    source: `import { join } from 'node:path';\nexport const seed = join;\n`,
    lint: imports,
    tsc: 'TS2591',
  },
  {
    what: 'a chart started by a screen',
    file: 'packages/web/src/dashboard/seed.ts',
    source: `import { useMachine } from '@xstate/react';\nexport const seed = useMachine;\n`,
    lint: imports,
  },
  {
    what: 'the core in the design system',
    file: 'packages/web/src/ui/button/seed.ts',
    source: `export * from '@selvedge/core';\n`,
    lint: imports,
  },
  {
    what: 'the ordering area of the core in the design system',
    file: 'packages/web/src/ui/seed.ts',
    source: `export * from '@selvedge/core/ordering';\n`,
    lint: imports,
  },
  {
    what: 'raw HTML outside of the one component for it',
    file: 'packages/web/src/dashboard/Seed.tsx',
    source: `export const Seed = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n`,
    lint: 'lint/security/noDangerouslySetInnerHtml',
  },
  {
    what: 'React in the backend',
    file: 'packages/backend/src/dashboard/seed.ts',
    source: `export * from 'react-dom/server';\n`,
    lint: imports,
  },
  {
    what: 'the page in the backend',
    file: 'packages/backend/src/dashboard/seed.ts',
    source: `export * from '@selvedge/web';\n`,
    lint: imports,
    tsc: 'TS2307',
  },
  {
    what: 'an inner file of the core in the backend',
    file: 'packages/backend/src/dashboard/seed.ts',
    source: `export * from '@selvedge/core/src/index.ts';\n`,
    lint: imports,
    tsc: 'TS2307',
  },
  {
    what: 'the backend in the conformance suite',
    file: 'packages/conformance/src/run/seed.ts',
    source: `export * from '@selvedge/backend';\n`,
    lint: imports,
    tsc: 'TS2307',
  },
  {
    what: 'a library in the conformance suite that it does not name',
    file: 'packages/conformance/src/run/seed.ts',
    source: `export * from 'fastify';\n`,
    lint: imports,
  },
  {
    what: 'an inner file of the core in the conformance suite, by a path',
    file: 'packages/conformance/src/run/seed.ts',
    source: `export * from '../../../core/src/contract/index.ts';\n`,
    lint: imports,
    tsc: 'TS',
  },
  {
    what: 'the backend in a journey',
    file: 'e2e/journeys/seed.ts',
    source: `export * from '../../packages/backend/src/main.ts';\n`,
    lint: imports,
  },
];

const allowed = [
  {
    what: 'the libraries of the core',
    file: 'packages/core/src/session/seed.ts',
    source: `export { createActor } from 'xstate';\nexport { default as ky } from 'ky';\nexport * from 'superstruct';\n`,
  },
  {
    what: 'graph search in its one home',
    file: 'packages/core/src/testing/graph.ts',
    source: `export { getShortestPaths } from '@xstate/graph';\n`,
  },
  {
    what: 'neighbours in the core',
    file: 'packages/core/src/session/seed.ts',
    source: `export * from '../language/language.ts';\nexport * from './session.ts';\n`,
  },
  {
    what: 'the core in a screen',
    file: 'packages/web/src/dashboard/seed.ts',
    source: `export * from '@selvedge/core';\nexport { useSelector } from '@xstate/react';\n`,
  },
  {
    what: 'raw HTML in the one component for it',
    file: 'packages/web/src/ui/server-html/ServerHtml.tsx',
    source: `export const ServerHtml = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n`,
  },
];

describe('boundaries between the packages', () => {
  let overlay: Overlay;
  beforeAll(() => {
    overlay = new Overlay();
  });
  afterEach(() => overlay.clear());
  afterAll(() => overlay.remove());

  it.each(refused)('refuse $what', ({ file, source, lint, tsc }) => {
    overlay.seed(file, source);
    if (lint) expect(overlay.lint(file)).toContain(lint);
    if (tsc) {
      const project = file.split('/').slice(0, 2).join('/');
      expect(overlay.compile(project)).toContainEqual(expect.stringContaining(tsc));
    }
  });

  it('refuse a circle of imports, if only of types', () => {
    const [one, other] = ['packages/core/src/session/one.ts', 'packages/core/src/session/other.ts'];
    overlay.seed(other, `import type { One } from './one.ts';\nexport type Other = readonly One[];\n`);
    overlay.seed(
      one,
      `import type { Other } from './other.ts';\nexport interface One {\n  readonly others: Other;\n}\n`,
    );
    expect(overlay.lint(one)).toContain('lint/suspicious/noImportCycles');
  });

  it.each(allowed)('allow $what', ({ file, source }) => {
    overlay.seed(file, source);
    expect(overlay.lint(file)).toEqual([]);
  });
});
