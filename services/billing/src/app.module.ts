import { Module } from '@nestjs/common';
import { PersistenceModule } from '@word-unfolded/persistence';
import { JobsModule } from '@word-unfolded/queues';
import { GrantTierUseCase } from './accounts/grant-tier.use-case.js';
import { SubscriptionErasure } from './accounts/subscription-erasure.js';
import { ListReversalsUseCase } from './admin/list-reversals.use-case.js';
import { Checkouts } from './checkout/checkouts.js';
import { FollowCheckoutUseCase } from './checkout/follow-checkout.use-case.js';
import { OpenCheckoutUseCase } from './checkout/open-checkout.use-case.js';
import { OpenPortalUseCase } from './checkout/open-portal.use-case.js';
import { StripeCustomers } from './checkout/stripe-customers.js';
import { customerModel } from './customers/customer.schema.js';
import { ExportController } from './export/export.controller.js';
import { EnsurePricesUseCase } from './plans/ensure-prices.use-case.js';
import { ListPlansUseCase } from './plans/list-plans.use-case.js';
import { ChangePlanUseCase } from './subscription/change-plan.use-case.js';
import { EndSubscriptionUseCase } from './subscription/end-subscription.use-case.js';
import { GetSubscriptionUseCase } from './subscription/get-subscription.use-case.js';
import { LiveSubscription } from './subscription/live-subscription.js';
import { SubscriptionView } from './subscription/subscription-view.js';
import { SyncModule } from './sync/sync.module.js';
import { trialUseModel } from './trials/trial-use.schema.js';
import { stripeEventModel } from './webhook/stripe-event.schema.js';

@Module({
  imports: [
    PersistenceModule.of(customerModel, stripeEventModel, trialUseModel),
    JobsModule.of('billing'),
    SyncModule,
  ],
  controllers: [
    ListPlansUseCase,
    EnsurePricesUseCase,
    GetSubscriptionUseCase,
    OpenCheckoutUseCase,
    FollowCheckoutUseCase,
    OpenPortalUseCase,
    ChangePlanUseCase,
    EndSubscriptionUseCase,
    GrantTierUseCase,
    ListReversalsUseCase,
    ExportController,
  ],
  providers: [StripeCustomers, Checkouts, LiveSubscription, SubscriptionView, SubscriptionErasure],
})
export class AppModule {}
