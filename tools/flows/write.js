/** Draws every chart of the built core into docs/flows. */
import { filesFor, flowsFolder, writeFiles } from './folder.js';
import { readCharts } from './machines.js';

writeFiles(flowsFolder, await filesFor(await readCharts()));
