import { readChunks } from './scripts/budgets/chunks.js';
import { sizeLimits } from './scripts/budgets/dashboard.js';

export default sizeLimits(readChunks(), 'packages/web/dist');
