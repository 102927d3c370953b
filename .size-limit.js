import { readChunks } from './tools/budgets/chunks.js';
import { sizeLimits } from './tools/budgets/dashboard.js';
import { kioskLimits } from './tools/budgets/kiosk.js';

export default [...sizeLimits(readChunks(), 'packages/web/dist'), ...kioskLimits];
