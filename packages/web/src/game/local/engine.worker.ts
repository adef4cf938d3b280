import { readBooksFrom } from '../editions.ts';
import { askPage } from './books.ts';
import { serve } from './remote.ts';
import { service } from './service.ts';

readBooksFrom(askPage);
serve(service);
