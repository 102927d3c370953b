/** Writes packages/core/openapi.json from the contract and the conformance suite. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openApiText } from './openApi.ts';

writeFileSync(resolve(import.meta.dirname, '../../packages/core/openapi.json'), openApiText());
