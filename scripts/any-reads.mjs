// Counts property reads of type any in the rules: each is a place where a misspelt name compiles. None is allowed.
//   node scripts/any-reads.mjs [--list [FOLDER]]
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = `${root}packages/engine/tsconfig.json`;
const config = ts.parseJsonConfigFileContent(ts.readConfigFile(project, ts.sys.readFile).config, ts.sys, `${root}packages/engine`);
const program = ts.createProgram(config.fileNames, { ...config.options, noEmit: true, composite: false, incremental: false });
const checker = program.getTypeChecker();

const found = [];
let reads = 0;
for (const file of program.getSourceFiles()) {
  if (file.isDeclarationFile || file.fileName.includes('/node_modules/')) continue;
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      reads++;
      if (checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${relative(root, file.fileName)}:${line + 1}: ${node.getText().split('\n')[0]}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

const list = process.argv.indexOf('--list');
if (list > 0 || found.length > 0) for (const place of found) if (place.includes(process.argv[list + 1] ?? '')) console.log(place);
console.log(`${found.length} of ${reads} property reads are of type any`);
process.exit(found.length > 0 ? 1 : 0);
