// A session for as long as a screen is there: opened, woken when the network or the tab comes back,
// and closed with the screen.

import { untrack } from "svelte";
import { socketAddress } from "./api/client";
import type { Known, Wire } from "./session/line";
import { Session, type Witness } from "./session/session.svelte";

function dial(address: string): Wire {
  const socket = new WebSocket(address);
  const wire: Wire = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onopen = () => wire.onopen?.();
  socket.onclose = ({ code }) => wire.onclose?.(code);
  socket.onmessage = ({ data }) => wire.onmessage?.({ data });
  return wire;
}

export function useSession(
  id: string,
  line: (known: Known) => Wire = ({ since, era }) => dial(socketAddress(id, since, era)),
  memory?: Witness,
): Session {
  const session = new Session(id, line, memory);
  $effect(() => {
    // Opening looks at the last step seen; a new step must not open it again.
    untrack(() => session.open());
    const wake = () => session.wake();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      session.close();
    };
  });
  return session;
}

/** Whether the screen is as narrow as this. */
export function narrow(query = "(max-width: 860px)"): { readonly yes: boolean } {
  const media = matchMedia(query);
  let yes = $state(media.matches);
  $effect(() => {
    const change = () => (yes = media.matches);
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  });
  return {
    get yes() {
      return yes;
    },
  };
}
