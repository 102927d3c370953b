import { drawingOf } from '../atlas/drawings.js';
import { readCharts } from '../flows/machines.js';

/**
 * Lays out every chart of the built core and puts each drawing beside the page, as `flows/<chart>.json`.
 *
 * @returns {import('vite').Plugin}
 */
export const flowDrawings = () => ({
  name: 'flow-drawings',
  apply: 'build',
  async generateBundle() {
    for (const chart of await readCharts()) {
      const source = JSON.stringify(await drawingOf(chart, 'events'));
      this.emitFile({ type: 'asset', fileName: `flows/${chart.name}.json`, source });
    }
  },
});
