const channelName = 'signed-out';

/** Tells the other tabs that somebody has signed out in this very browser, where a session that ended elsewhere tells nothing. */
export function tellSignedOutHere(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** @returns how to hear of it no more */
export function onSignedOutHere(heard: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = heard;
  return () => channel.close();
}
