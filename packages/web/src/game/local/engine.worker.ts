import { serve } from './remote.ts';
import { service } from './service.ts';

serve(service);
