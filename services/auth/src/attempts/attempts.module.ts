import { Module } from '@nestjs/common';
import { Guesses } from './guesses.js';
import { RequestLimits } from './request-limits.js';
import { SignInGuard } from './sign-in-guard.js';

@Module({ providers: [Guesses, SignInGuard, RequestLimits], exports: [SignInGuard, RequestLimits] })
export class AttemptsModule {}
