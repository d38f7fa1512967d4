import { Controller, Inject, Module } from '@nestjs/common';
import type { ChunkOf, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { Handles, readEnvironment, startService, Streams } from '@word-unfolded/service-kit';
import { Schema, type Connection } from 'mongoose';
import {
  MONGO_CONNECTION,
  persistenceConfiguration,
  PersistenceModule,
  UnitOfWork,
} from '../../src/index.js';
import { LookAround, PickFruit, PlantTree, type Halt, type ReplicaMessage } from './orchard.js';

const environment = readEnvironment();
const halt = environment['HALT'] as Halt | undefined;

type Tree = { readonly tree: string };
const schema = new Schema<Tree>({ tree: String });
const treeModel = (connection: Connection) => connection.model<Tree>('Tree', schema);

@Controller()
class Orchard {
  private readonly trees: ReturnType<typeof treeModel>;

  constructor(
    @Inject(MONGO_CONNECTION) connection: Connection,
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
  ) {
    this.trees = treeModel(connection);
  }

  @Handles(LookAround)
  async look(): Promise<ResponseOf<typeof LookAround>> {
    await haltIf(halt === 'before-work' || halt === 'after-work');
    return { pid: process.pid };
  }

  @Streams(PickFruit)
  async *pick(): AsyncGenerator<ChunkOf<typeof PickFruit>> {
    yield await Promise.resolve({ pid: process.pid });
  }

  @Handles(PlantTree)
  async plant({ tree }: RequestOf<typeof PlantTree>): Promise<ResponseOf<typeof PlantTree>> {
    await haltIf(halt === 'before-work');
    const planted = await this.unitOfWork.run(async () => {
      await this.trees.create([{ tree }]);
      return { number: await this.trees.countDocuments() };
    });
    await haltIf(halt === 'after-work');
    return planted;
  }
}

@Module({ imports: [PersistenceModule.of(treeModel)], controllers: [Orchard] })
class OrchardModule {}

await startService('journal', OrchardModule, [persistenceConfiguration], environment);
tell('ready');

async function haltIf(halts: boolean): Promise<void> {
  if (!halts) return;
  tell('halted');
  await new Promise(() => {});
}

function tell(message: ReplicaMessage): void {
  process.send?.(message);
}
