// The open tables and one's own, as they change. Where WebSockets do not get through, they are asked for each time it is tried again.
import { api } from "./api";
import { own } from "./ownTables.svelte";
import { LiveSocket } from "./socket";
import { changed } from "./listing";
import type { ListDown, TableInfo } from "../generated/wire";

export class OpenTables {
  tables = $state.raw<TableInfo[]>([]);
  isReached = $state(true); // the server answers, one way or the other
  private readonly socket: LiveSocket;

  constructor() {
    this.socket = new LiveSocket("/ws/tables", {
      hear: (message) => this.hear(message as ListDown),
      lost: () => {
        void this.ask();
        return true;
      },
    });
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: ListDown): void {
    this.isReached = true;
    if (message.type === "tables") this.tables = message.tables;
    else if (message.type === "listing") this.tables = changed(this.tables, message);
    else own.hear(message);
  }

  private async ask(): Promise<void> {
    try {
      this.tables = await api.tables();
      own.take(await api.ownTables());
      this.isReached = true;
    } catch {
      this.isReached = false;
    }
  }
}
