import { Module } from '@nestjs/common';
import { kitConfiguration } from '@word-unfolded/service-kit';
import { PriceCatalogue } from './price-catalogue.js';
import { ReadCustomer } from './read-customer.js';
import { StripeClient } from './stripe-client.js';
import { STRIPE_SETTINGS, stripeConfiguration, stripeSettingsOf } from './stripe.configuration.js';

/** The payment provider; the main file of the service lists `stripeConfiguration`. */
@Module({
  providers: [
    {
      provide: STRIPE_SETTINGS,
      inject: [stripeConfiguration.token, kitConfiguration.token],
      useFactory: stripeSettingsOf,
    },
    StripeClient,
    PriceCatalogue,
    ReadCustomer,
  ],
  exports: [StripeClient, PriceCatalogue, ReadCustomer],
})
export class StripeModule {}
