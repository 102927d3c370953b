import { readChunks } from './scripts/budgets/chunks.js';
import { sizeLimits } from './scripts/budgets/dashboard.js';
import { kioskLimits } from './scripts/budgets/kiosk.js';

export default [...sizeLimits(readChunks(), 'packages/web/dist'), ...kioskLimits];
