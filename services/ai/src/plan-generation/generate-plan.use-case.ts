import { Injectable } from '@nestjs/common';
import type { Payer } from '@word-unfolded/contracts';
import { Meter } from '@word-unfolded/metering';
import { assertAnswerable, PlanMaker } from './plan-maker.js';
import type { GeneratedPlan, PlanRequest } from './plan-request.js';
import { PlanWriter } from './plan-writer.js';

/** Makes a reading plan for a reader, as one action of their day. */
@Injectable()
export class GeneratePlanUseCase {
  constructor(
    private readonly maker: PlanMaker,
    private readonly writer: PlanWriter,
    private readonly meter: Meter,
  ) {}

  /**
   * A plan of as many days as were asked for. What fails or is given up costs nothing.
   *
   * @param id of the action: the same is charged once
   * @throws CatalogueError those of PlanMaker, PROVIDER_NOT_CONFIGURED, LIMIT_REACHED, SERVICE_UNAVAILABLE
   */
  async execute(payer: Payer, id: string, request: PlanRequest, signal: AbortSignal): Promise<GeneratedPlan> {
    assertAnswerable(request);
    const amounts = { requests: 1, tokens: this.writer.estimate(request) };
    await this.meter.reserve(payer, { id, feature: 'reading-plan', amounts });
    try {
      const { plan, tokens } = await this.maker.make(request, signal);
      await this.meter.settle(payer, id, { requests: 1, tokens });
      return plan;
    } catch (error) {
      await this.meter.release(payer, id);
      throw error;
    }
  }
}
