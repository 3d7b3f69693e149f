"use strict";module.exports={"rules/asset"(h,r,d,m){let g;const e=()=>g??=r("rules/example-asset");let l;const n=()=>l??=r("rules/rul\
e");d(h,{assetRules:()=>c});const c=(0,n().rules)("asset",{"validation-missing":(0,n().rule)({severity:"error",group:"co\
ntent",ignorable:!0,title:"Gene has no validation command",why:"A gene without a validation command provides no evidence\
 that it works. The protocol requires at least one command, and a report without commands is not a success.",wrong:(0,e().
genes)({validation:[]}),right:(0,e().genes)({validation:["npm test"]}),message:({gene:t})=>`The gene \`${t}\` has no vali\
dation command.`,remedy:()=>"Add a command that fails when the gene breaks something."}),"validation-malformed":(0,n().rule)(
{severity:"error",title:"Validation of a gene is not a list of strings",why:"Readers handle other values differently: so\
me run a single string, some split it, and some skip entries that are not strings. The gate runs no command of this gene\
.",wrong:(0,e().genes)({validation:"npm test"}),right:(0,e().genes)({validation:["npm test"]}),message:({gene:t,field:s,
expected:a})=>`The field \`${s}\` of the gene \`${t}\` must be ${a}.`,remedy:()=>"Write `validation` as a list of string\
s, with one command in each string."}),"validation-blank":(0,n().rule)({severity:"notice",title:"Validation list has a b\
lank entry",why:"The reference engine skips entries that are empty or only white space, and so does the gate. A gene who\
se entries are all blank has no validation command.",wrong:(0,e().genes)({validation:["npm test"," "]}),right:(0,e().genes)(
{validation:["npm test"]}),message:({gene:t,field:s})=>`The gene \`${t}\` has a blank entry in \`${s}\`.`,remedy:()=>"Re\
move the blank entry."}),"validation-vacuous":(0,n().rule)({severity:"error",group:"content",ignorable:!0,title:"No vali\
dation command of a gene can fail",why:"A command such as `node --version` passes for every change. A gene needs at leas\
t one command that checks the change.",wrong:(0,e().genes)({validation:["node --version"]}),right:{...(0,e().genes)({validation:[
"node --version","node --test"]}),also:{"only-prints":"The other command is enough."}},message:({gene:t})=>`No validatio\
n command of the gene \`${t}\` checks the change.`,remedy:()=>"Add a command that fails when the gene breaks something."}),
"validation-duplicate":(0,n().rule)({severity:"warning",group:"content",title:"Gene has a duplicate validation command",
why:"Identical commands run once. The second one proves nothing, and often another command was intended.",wrong:(0,e().genes)(
{validation:["npm test","npm test"]}),right:(0,e().genes)({validation:["npm test","npm run check"]}),message:({gene:t,command:s})=>`\
The gene \`${t}\` lists the command \`${s}\` more than once.`,remedy:()=>"Remove the duplicate."}),"constraints-missing":(0,n().
rule)({severity:"warning",group:"schema",title:"Gene does not declare its constraints",why:"The protocol requires `const\
raints.max_files` and `constraints.forbidden_paths` in every gene. Without them, the limit is 20 files, and only the pat\
hs that are always forbidden are forbidden. The gene cannot be promoted.",wrong:(0,e().genes)({constraints:void 0}),right:(0,e().
genes)({constraints:{max_files:5,forbidden_paths:[".git","node_modules"]}}),message:({gene:t,field:s})=>`The gene \`${t}\
\` has no \`${s}\`.`,remedy:({field:t})=>`Add \`${t}\` to the gene.`}),"constraints-malformed":(0,n().rule)({severity:"e\
rror",group:"schema",ignorable:!0,title:"Constraint of a gene is not valid",why:"A limit that is ignored because it is m\
alformed is not a limit. `max_files` is an integer greater than 0. `forbidden_paths` is a list of paths below the root o\
f the repository, written with `/`.",wrong:(0,e().genes)({constraints:{max_files:"5",forbidden_paths:"src/core"}}),right:(0,e().
genes)({constraints:{max_files:5,forbidden_paths:["src/core"]}}),message:({gene:t,field:s,expected:a})=>`The field \`${s}\
\` of the gene \`${t}\` must be ${a}.`,remedy:({field:t,expected:s})=>`Change \`${t}\` to ${s}.`}),"forbidden-path-patte\
rn":(0,n().rule)({severity:"warning",title:"Forbidden path contains a wildcard",why:"An entry of `forbidden_paths` is a \
path and includes everything below it. `*` and `?` are ordinary characters, so a pattern forbids nothing.",wrong:(0,e().
genes)({constraints:{max_files:5,forbidden_paths:["src/core/**"]}}),right:(0,e().genes)({constraints:{max_files:5,forbidden_paths:[
"src/core"]}}),message:({gene:t,entry:s})=>`The gene \`${t}\` forbids \`${s}\`, which is read as a path, not as a pattern\
.`,remedy:()=>"Write the path of the directory; everything below it is also forbidden."}),"constraints-loosened":(0,n().
rule)({counted:["loosened"],severity:"warning",title:"Change loosens the constraints of a gene",why:"A change cannot loo\
sen the constraints that apply to it: the stricter of the old and the new constraints apply. The looser constraints appl\
y from the next change on, so reviewers need to know about them.",wrong:{base:{[e().GENES]:[(0,e().gene)({constraints:{max_files:5,
forbidden_paths:[".git"]}})]},head:{[e().GENES]:[(0,e().gene)({constraints:{max_files:50,forbidden_paths:[".git"]}})]}},
right:{base:{[e().GENES]:[(0,e().gene)({constraints:{max_files:5,forbidden_paths:[".git"]}})]},head:{[e().GENES]:[(0,e().
gene)({constraints:{max_files:4,forbidden_paths:[".git"]}})]}},message:({gene:t,loosened:s})=>`The change loosens the co\
nstraints of the gene \`${t}\` (${s.join("; ")}); the stricter ones apply to this change.`,remedy:()=>"Keep the constrai\
nts, or ask a reviewer to approve the looser ones."}),"constraints-beyond-cap":(0,n().rule)({counted:["maxFiles","cap"],
severity:"warning",since:"0.2.0",title:"Change sets a limit above the hard cap",why:"`constraints.max_files` of a gene c\
annot raise the hard cap of the policy (60 files). A larger number has no effect, and readers of the gene take it for it\
s limit.",wrong:(0,e().genes)({constraints:{max_files:500,forbidden_paths:[".git"]}}),right:(0,e().genes)({constraints:{
max_files:60,forbidden_paths:[".git"]}}),configure:`blast_radius:
  hard_cap_files: 60`,message:({gene:t,maxFiles:s,cap:a})=>`The gene \`${t}\` allows ${s} files, but the hard cap of the\
 policy is ${a} files.`,remedy:({cap:t})=>`Set \`constraints.max_files\` to ${t} or less.`}),"look-alike-id":(0,n().rule)(
{severity:"error",since:"0.2.0",title:"Id of a new asset looks like the id of another asset",why:"Two ids that differ on\
ly in case, in invisible characters, in characters that look alike, or in their Unicode form are different assets with d\
ifferent limits, but people and file systems take them for one. With a look-alike id, a gene could be copied with looser\
 limits.",wrong:{base:{[e().GENES]:[(0,e().gene)({id:"gene_retry"})]},head:{[e().GENES]:[(0,e().gene)({id:"gene_retry"}),
(0,e().gene)({id:"Gene_Retry"})]}},right:{base:{[e().GENES]:[(0,e().gene)({id:"gene_retry"})]},head:{[e().GENES]:[(0,e().
gene)({id:"gene_retry"}),(0,e().gene)({id:"gene_retry_timeout"})]}},message:({type:t,id:s,other:a})=>`The id of the new ${t}\
 \`${s}\` looks like that of the ${t} \`${a}\`.`,remedy:()=>"Choose an id that differs in more than its spelling."}),"sc\
hema-version-missing":(0,n().rule)({severity:"warning",group:"schema",title:"Asset has no schema version",why:"The proto\
col requires `schema_version`. A repository can keep an asset without it, but the asset cannot be promoted.",wrong:(0,e().
genes)({schema_version:void 0}),right:(0,e().genes)({schema_version:"1.13.0"}),message:({type:t,id:s})=>`The ${t} \`${s}\
\` has no \`schema_version\`.`,remedy:({fixable:t,foreign:s})=>s?"Ask the author for the asset with a `schema_version`.":
`${t?"Run `gene-gate fix --identity --write`, or add":"Add"} \`schema_version\`, a string of three numbers such as \`1.13.0\
\`.`}),"schema-field-missing":(0,n().rule)({severity:"warning",group:"schema",title:"Asset is missing a required field",
why:"The protocol publishes a JSON Schema for each type of asset, and hubs reject assets that do not match it. In a repo\
sitory this is a warning. In a promotion it is an error, unless the asset declares an older schema (`schema_version` bel\
ow 1.13.0), which may not require the field.",wrong:(0,e().genes)({category:void 0}),right:(0,e().genes)({category:"repa\
ir"}),message:({type:t,id:s,fields:a,where:i})=>`The ${t} \`${s}\` is missing ${a.map(o=>`\`${o}\``).join(", ")}${i}.`,remedy:()=>"\
Add the missing fields as the schema of the protocol describes them."}),"schema-field-unknown":(0,n().rule)({severity:"w\
arning",group:"schema",title:"Asset has an unknown field",why:"The schemas of the protocol do not allow additional field\
s: an unknown field makes the asset invalid, and hubs reject it. The field also changes the `asset_id`. In a repository \
this is a warning. In a promotion it is an error, unless the asset declares an older schema.",wrong:(0,e().genes)({registered_by:"\
agent-7"}),right:{head:{[e().GENES]:[(0,e().gene)()],"docs/genes.md":`gene_a was registered by agent-7.
`}},message:({type:t,id:s,field:a,where:i})=>`The ${t} \`${s}\` has the unknown field \`${a}\`${i}.`,remedy:({field:t})=>`\
Remove \`${t}\` or store it outside the asset.`}),"schema-field-invalid":(0,n().rule)({counted:["found"],severity:"warni\
ng",group:"schema",title:"Field of an asset does not match the schema",why:"Readers rely on the types and ranges in the \
schemas of the protocol. They read a score above 1, or a list of strings instead of objects, differently or not at all. \
In a repository this is a warning. In a promotion it is an error, unless the asset declares an older schema.",wrong:{head:{
[e().CAPSULES]:[(0,e().capsule)({outcome:{status:"success",score:92}})]}},right:{head:{[e().CAPSULES]:[(0,e().capsule)({
outcome:{status:"success",score:.92}})]}},message:({type:t,id:s,field:a,expected:i,found:o})=>`The field \`${a}\` of the ${t}\
 \`${s}\` must be ${i}, but it is ${o}.`,remedy:({field:t,expected:s})=>`Change \`${t}\` to ${s}.`}),"content-hash-missi\
ng":(0,n().rule)({instance:["expected"],severity:"warning",group:"hashes",title:"Asset has no asset_id",why:"`asset_id` \
is the hash of the content of an asset. It shows others that they have the same asset. A repository can keep an asset wi\
thout it, but the asset cannot be promoted.",wrong:(0,e().genes)({asset_id:void 0}),right:(0,e().genes)({asset_id:e().RIGHT_HASH.
own}),message:({type:t,id:s})=>`The ${t} \`${s}\` has no \`asset_id\`.`,remedy:({expected:t,fixable:s,foreign:a})=>a?"As\
k the author for the asset with its `asset_id`.":`${s?"Run `gene-gate fix --identity --write`, or add":"Add"} \`"asset_id\
": "${t}"\`, the hash of the current content.`}),"content-hash-mismatch":(0,n().rule)({instance:["expected"],severity:"e\
rror",group:"hashes",ignorable:!0,title:"Asset content does not match its asset_id",why:"`asset_id` is the hash of the c\
ontent in canonical JSON, without `asset_id` itself. An asset that was edited but not hashed again claims to be another \
asset, and every hub rejects it. For a Capsule, the form of the hubs is also accepted, which omits `outcome.notes` and `\
outcome.details`.",wrong:(0,e().genes)({summary:"Edited.",asset_id:e().WRONG_HASH}),right:(0,e().genes)({summary:"Edited\
.",asset_id:e().RIGHT_HASH.own}),message:({type:t,id:s})=>`The \`asset_id\` of the ${t} \`${s}\` does not match its conte\
nt.`,remedy:({expected:t,fixable:s,foreign:a})=>a?"Ask the author for the original asset; it was changed after it was ha\
shed.":`${s?"Run `gene-gate fix --write`, or set":"Set"} \`asset_id\` to \`${t}\`, the hash of the current content.`}),"\
gene-not-found":(0,n().rule)({severity:"error",group:"content",unproven:!0,ignorable:!0,title:"Capsule or event names a \
gene that does not exist",why:"A Capsule or an event names the gene that was applied. If no asset file of the change con\
tains this gene, its limits and validation commands are unknown, and the claim cannot be verified.",wrong:{head:{[e().CAPSULES]:[
(0,e().capsule)({gene:"gene_unknown"})]}},right:{head:{[e().CAPSULES]:[(0,e().capsule)({gene:"gene_a"})],[e().GENES]:[(0,e().
gene)()]}},message:({type:t,id:s,gene:a})=>`The ${t} \`${s}\` names the gene \`${a}\`, which is not in any asset file.`,
remedy:({gene:t})=>`Add the gene \`${t}\`, or correct the name.`}),"gene-removed":(0,n().rule)({severity:"notice",title:"\
Change removes a gene",why:"The commands of a removed gene no longer run. Its limits still apply to the change that remo\
ves it, because a gene could be replaced by one with another id and looser limits; they no longer apply to later changes\
.",wrong:{base:{[e().GENES]:[(0,e().gene)({id:"gene_a"}),(0,e().gene)({id:"gene_b"})]},head:{[e().GENES]:[(0,e().gene)({
id:"gene_b"})]}},right:{base:{[e().GENES]:[(0,e().gene)({id:"gene_a"})]},head:{[e().GENES]:[(0,e().gene)({id:"gene_a"}),
(0,e().gene)({id:"gene_b"})]}},message:({gene:t})=>`The change removes the gene \`${t}\`.`,remedy:()=>"Confirm that the \
removal is intended."})})}};
