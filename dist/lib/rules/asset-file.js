"use strict";module.exports={"rules/asset-file"(o,n,r,g){let d;const e=()=>d??=n("rules/example-asset");let l;const s=()=>l??=n("rule\
s/rule");r(o,{assetFileRules:()=>h});const a=`assets:
  max_file_bytes: 800
`,i=[(0,e().gene)({id:"gene_b"}),(0,e().gene)({id:"gene_c"}),(0,e().gene)({id:"gene_d"})],h=(0,s().rules)("asset",{"file\
-not-regular":(0,s().rule)({counted:["detail"],severity:"error",title:"Asset file is a symlink or a submodule",why:"A sy\
mlink can show one file to the audit and another to the engine, and a submodule shows no file at all. An asset file must\
 be a regular file in the commit.",wrong:{head:{[e().GENES]:{symlink:"../../shared/genes.json"},"shared/genes.json":[(0,e().
gene)()]}},right:(0,e().genes)({}),message:({detail:t})=>`The asset file is not a regular file: ${t}.`,remedy:()=>"Repla\
ce the symlink or submodule with the file itself."}),"file-too-large":(0,s().rule)({counted:["detail"],severity:"error",
title:"Asset file is too large",why:"A file that is not read is not audited, so a file above the size limit is an error.",
wrong:{...(0,e().genes)({id:"gene_a"},{id:"gene_b"},{id:"gene_c"}),policy:a},right:{head:{"assets/gep/genes_a.json":[(0,e().
gene)({id:"gene_a"}),(0,e().gene)({id:"gene_b"})],"assets/gep/genes_b.json":[(0,e().gene)({id:"gene_c"})]},policy:a},configure:`\
assets:
  max_file_bytes: 67108864`,message:({detail:t})=>`The asset file is too large to audit: ${t}.`,remedy:()=>"Split the fi\
le, or increase `assets.max_file_bytes` in the policy on the base branch."}),"file-not-utf8":(0,s().rule)({counted:["det\
ail"],severity:"error",title:"Asset file is not valid UTF-8",why:"JSON is encoded in UTF-8. Each reader replaces invalid\
 bytes in its own way, so a content hash or a command can differ between readers.",wrong:{head:{[e().GENES]:{latin1:[(0,e().
gene)({id:"gene_caf\xE9"})]}}},right:(0,e().genes)({id:"gene_caf\xE9"}),message:({detail:t})=>`The asset file is not val\
id UTF-8: ${t}.`,remedy:()=>"Save the file as UTF-8."}),"file-not-json":(0,s().rule)({counted:["detail"],severity:"error",
title:"Asset file is not valid JSON",why:"A gene that cannot be read cannot be audited. An asset file contains one JSON \
value, several consecutive values, or one value per line. Comments, trailing commas, and text before the JSON are not su\
pported.",wrong:{head:{[e().GENES]:`Here are the genes:
{ "genes": [] }
`}},right:{head:{[e().GENES]:`{ "genes": [] }
`}},message:({detail:t})=>`The asset file is not valid JSON: ${t}.`,remedy:()=>"Fix the JSON at this location."}),"json-\
too-deep":(0,s().rule)({counted:["detail"],severity:"error",title:"Asset is nested too deeply",why:"No field of the prot\
ocol needs more than a few levels of nesting. With thousands of levels, readers fail, each at a different depth.",wrong:{
head:{[e().GENES]:`{ "type": "Gene", "id": "gene_a", "validation": ["npm test"],
  "summary": <100 times [><100 times ]> }
`}},right:(0,e().genes)({summary:"Flat."}),message:({detail:t})=>`The JSON is nested too deeply to audit: ${t}.`,remedy:()=>"\
Reduce the nesting of the value."}),"too-many":(0,s().rule)({counted:["detail"],severity:"error",title:"Asset file conta\
ins too many assets, values, or problems",why:"A value that is not read is not audited, so a file above one of these lim\
its is an error.",wrong:{head:{[e().GENES]:`<101 times {}>
`},also:{"not-an-asset":"Each `{}` is none."}},right:(0,e().genes)({id:"gene_a"},{id:"gene_b"}),message:({detail:t})=>`T\
he asset file contains more than the gate can audit: ${t}.`,remedy:()=>"Split the file, or fix the reported problems."}),
"duplicate-key":(0,s().rule)({counted:["detail"],severity:"error",title:"Object has a duplicate key",why:"Some readers u\
se the first value of a duplicate key and others use the last. With two `validation` keys, one command could be audited \
and another one could run.",wrong:{head:{[e().GENES]:`{ "type": "Gene", "id": "gene_a", "validation": ["npm test"],
  "validation": ["node evil.js"] }
`,"evil.js":`require('./src/index.js');
`}},right:(0,e().genes)({validation:["npm test"]}),message:({detail:t})=>`An object in the asset file has a duplicate ke\
y: ${t}.`,remedy:()=>"Remove one of the two keys."}),"forbidden-key":(0,s().rule)({counted:["detail"],severity:"error",title:"\
Asset has a key that changes how JavaScript objects behave",why:"A key such as `__proto__` is data in JSON, but a progra\
m that copies objects without care turns it into behavior. No asset needs this key.",wrong:{head:{[e().GENES]:`{ "type":\
 "Gene", "id": "gene_a", "validation": ["npm test"],
  "__proto__": { "validation": [] } }
`}},right:(0,e().genes)({validation:["npm test"]}),message:({detail:t})=>`The asset has a forbidden key: ${t}.`,remedy:()=>"\
Remove the key."}),"not-an-asset":(0,s().rule)({counted:["detail"],severity:"error",group:"schema",title:"Value in an as\
set file is not an asset",why:"Asset files contain Genes, Capsules, and EvolutionEvents. Any other value could be an ass\
et with a misspelled type, which would go unnoticed.",wrong:{head:{[e().GENES]:`{ "type": "gene", "id": "gene_a", "valid\
ation": ["npm test"] }
`}},right:(0,e().genes)({validation:["npm test"]}),message:({detail:t})=>`A value in the asset file is not an asset: ${t}\
.`,remedy:()=>"Set the correct `type`, or move the value to a file that is not an asset file."}),"missing-id":(0,s().rule)(
{counted:["detail"],severity:"error",group:"schema",title:"Asset has no valid id",why:"Capsules and events name genes by\
 `id`, and the gate compares the assets of the base and the head by `id`. An asset without an id cannot be tracked from \
one change to the next.",wrong:(0,e().genes)({id:void 0}),right:(0,e().genes)({id:"gene_repair_tests"}),message:({detail:t})=>`\
An asset has no valid \`id\`: ${t}.`,remedy:()=>"Add an `id` that is unique and does not change."}),"duplicate-id":(0,s().
rule)({counted:["detail"],severity:"error",group:"content",title:"Two assets of the same type have the same id",why:"Cap\
sules and events name genes by `id`. If two genes have the same id, it is unclear which one was applied, which limits ap\
ply, and which one an engine uses.",wrong:(0,e().genes)({id:"gene_a"},{id:"gene_a",summary:"Another gene."}),right:(0,e().
genes)({id:"gene_a"},{id:"gene_b"}),message:({detail:t})=>`Two assets have the same \`id\`: ${t}.`,remedy:()=>"Change th\
e `id` of one of the assets, or remove the older one."}),"duplicate-copy":(0,s().rule)({counted:["detail"],severity:"not\
ice",since:"1.0.0",title:"Asset occurs several times with the same content",why:"Copies of an asset with the same conten\
t are one asset, which the gate judges once. They make the file larger, and an edit of one copy makes the `id` ambiguous\
.",wrong:(0,e().genes)({id:"gene_a"},{id:"gene_a"}),right:(0,e().genes)({id:"gene_a"}),message:({detail:t})=>`An asset f\
ile contains copies of an asset: ${t}.`,remedy:()=>"Keep one copy and remove the others."}),"asset-overridden":(0,s().rule)(
{counted:["detail"],severity:"notice",since:"1.0.0",title:"Asset has no effect because the log beside its file has the s\
ame id",why:"The reference engine reads `genes.json` and then `genes.jsonl`, and a gene of the second replaces that with\
 the same id in the first; `capsules` likewise. The gate judges the asset that has an effect. If the change removes that\
 one, it judges the other like a modified asset.",wrong:{head:{[e().GENES]:[(0,e().gene)({id:"gene_a"})],[`${e().GENES}l`]:[
(0,e().gene)({id:"gene_a"})]}},right:{head:{[e().GENES]:[(0,e().gene)({id:"gene_a"})],[`${e().GENES}l`]:[(0,e().gene)({id:"\
gene_b"})]}},message:({detail:t})=>`An asset has no effect, because a file read later has its id: ${t}.`,remedy:()=>"Rem\
ove the asset that has no effect."}),"not-judged":(0,s().rule)({counted:["detail"],severity:"error",since:"0.2.0",undecided:!0,
title:"Part of the change could not be judged",why:"A file that cannot be read, a check that fails unexpectedly, or a co\
mmand without a result says nothing about the change. The gate reports it as an error of that file, asset, or command, a\
nd judges everything else. The verdict is `error`, never `pass`. In the example, the base version of the file is too lar\
ge, so the limits of its genes are unknown.",wrong:{base:{[e().GENES]:[(0,e().gene)({id:"gene_a"}),(0,e().gene)({id:"gen\
e_b"}),(0,e().gene)({id:"gene_c"})]},head:{[e().GENES]:[(0,e().gene)({id:"gene_a"})]},policy:a},right:{base:{[e().GENES]:[
(0,e().gene)({id:"gene_a"}),(0,e().gene)({id:"gene_b"}),(0,e().gene)({id:"gene_c"})]},head:{[e().GENES]:[(0,e().gene)({id:"\
gene_a"})]},policy:`assets:
  max_file_bytes: 67108864
`},message:({detail:t})=>`The gate could not judge ${t}.`,remedy:()=>"Fix the reported cause. If no file of the reposito\
ry causes it, run the gate again, and report a repeated error as a bug in gene-gate."}),"asset-file-unread":(0,s().rule)(
{counted:["detail"],severity:"warning",since:"0.2.0",title:"Asset file that the change does not touch was not read",why:"\
The assets of a change refer to other assets. If one of the other asset files is not read, for example because it is too\
 large, a reference to its content cannot be checked.",wrong:{base:{"assets/gep/genes_b.json":i},head:{[e().GENES]:[(0,e().
gene)({id:"gene_a"})],"assets/gep/genes_b.json":i},policy:a},right:{base:{"assets/gep/genes_b.json":[(0,e().gene)({id:"g\
ene_b"})]},head:{[e().GENES]:[(0,e().gene)({id:"gene_a"})],"assets/gep/genes_b.json":[(0,e().gene)({id:"gene_b"})]},policy:a},
configure:`assets:
  max_file_bytes: 67108864`,message:({detail:t})=>`The asset file was not read completely: ${t}.`,remedy:()=>"Split the \
file, or increase `assets.max_file_bytes` in the policy on the base branch."}),"outside-globs":(0,s().rule)({counted:["d\
etail"],severity:"notice",title:"Gene in a file that is not an asset file",why:"Only files that match `assets.include` i\
n the policy are audited. A gene in another file, for example in a test fixture, is usually harmless. It is reported so \
that it does not go unnoticed.",wrong:{head:{"lib/extra-genes.json":[(0,e().gene)()]}},right:{head:{"lib/extra-genes.jso\
n":[(0,e().gene)()]},policy:`assets:
  include: ['**/assets/gep/genes*.json', 'lib/*-genes.json']
`},configure:`assets:
  include: ['**/assets/gep/genes*.json', 'lib/*-genes.json']`,message:({detail:t})=>`The file may contain assets but is \
not audited: ${t}.`,remedy:()=>"If an engine reads this file, add it to `assets.include` in the policy."})})}};
