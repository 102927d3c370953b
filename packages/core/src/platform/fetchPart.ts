/** The wait before each retry (ms). */
const PAUSES = [250, 1_000, 2_500];

/**
 * Loads a code chunk. Just after a network comes back, requests often fail once more, so this retries for a few
 * seconds, unless the device knows that it is offline. Rejects with the last error.
 */
export async function fetchPart<Part>(load: () => Promise<Part>, isOffline: () => boolean): Promise<Part> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch (error) {
      if (isOffline()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return load();
}
