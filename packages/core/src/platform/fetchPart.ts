/** The wait before each retry (ms). */
const PAUSES = [250, 1_000, 2_500];

/**
 * What has not come by then (ms) is taken for lost: a connection that was cut on the way reports nothing. A browser keeps
 * waiting for it, so asking again would wait as well; whoever shows the failure offers to load the page anew.
 */
const LONGEST = 30_000;

/** No response came. */
class Unanswered extends Error {
  override name = 'Unanswered';
}

const inTime = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unanswered('No answer came')), LONGEST);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Loads a code chunk. Just after a network comes back, requests often fail once more, so this retries for a few
 * seconds, unless the device knows that it is offline. Rejects with the last error.
 */
export async function fetchPart<Part>(load: () => Promise<Part>, isOffline: () => boolean): Promise<Part> {
  for (const pause of PAUSES) {
    try {
      return await inTime(load);
    } catch (error) {
      if (error instanceof Unanswered || isOffline()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return inTime(load);
}
