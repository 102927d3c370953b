/** How long after each failure it is tried again (ms). */
const PAUSES = [250, 1_000, 2_500];

/**
 * Fetches a part of the program. A network that has just come back often fails once more, so it is tried again for some
 * seconds, unless the device knows that it is offline. Rejects with the last failure.
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
