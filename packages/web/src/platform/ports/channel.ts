import type { ChannelPort } from '@selvedge/core';

const silent: ChannelPort = { post: () => {}, listen: () => () => {} };

/**
 * A channel to the other tabs of the portal in this browser. Reaches nobody where browsers have no BroadcastChannel.
 */
export function browserChannel(name: string): ChannelPort {
  if (typeof BroadcastChannel === 'undefined') return silent;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => typeof data === 'string' && listener(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
