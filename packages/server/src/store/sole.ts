// One server to a SQLite file: two would each believe that nobody else plays there, and neither would hear of the other's answers.
import Libsql from 'libsql';

/** Held until the process ends, however it ends; the system lets go of it then. Commands for operators do not ask for it. */
export class Sole {
  readonly #lock: InstanceType<typeof Libsql>;

  private constructor(lock: InstanceType<typeof Libsql>) {
    this.#lock = lock;
  }

  /** Null: another server has the file. */
  static take(file: string): Sole | null {
    const lock = new Libsql(`${file}.lock`, { timeout: 0 });
    try {
      lock.exec('begin exclusive');
      return new Sole(lock);
    } catch (error) {
      lock.close();
      if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return null;
      throw error;
    }
  }

  release(): void {
    this.#lock.close();
  }
}
