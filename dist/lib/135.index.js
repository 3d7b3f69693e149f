"use strict";exports.id=135,exports.ids=[135],exports.modules={27199:function(R,o){Object.defineProperty(o,"__esModule",{value:!0}),o.
isJsonObject=b,o.placeOf=M,o.pointerText=T,o.subjectOf=k,o.withArticle=S;function S(p){return`${p.startsWith("E")?"an":"\
a"} ${p}`}function b(p){return typeof p=="object"&&p!==null&&!Array.isArray(p)}function T(p){return p.map(A=>`/${String(
A).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function k({type:p,id:A}){return{type:p,id:A}}function M(p,A=[]){
return{location:p.locate(A),subject:k(p)}}},40669:function(R,o,S){Object.defineProperty(o,"__esModule",{value:!0}),o.findCandidates=
M;function b(){const u=S(27199);return b=function(){return u},u}function T(){const u=S(61331);return T=function(){return u},
u}function k(){const u=S(86581);return k=function(){return u},u}function M(u,t){const i=new p(t);for(const[a,m]of u.entries())
i.visitTop(m,a);return i}class p{candidates=[];messages=[];#n;#e;#s=0;#o=!1;constructor(t){this.#n=t}visitTop(t,i){this.#o||=
t.cut===!0,this.#r(t,"some_asset",[i])}#t(t,i,a,m){const v={node:t,pointer:i,value:a,type:m,...this.#e&&{envelope:this.#e}};
return this.candidates.push(v),v}#r(t,i,a){if((0,b().isJsonObject)(t.value))return this.#c(t,t.value,i,a);Array.isArray(
t.value)?this.#a(t,i,a):i!=="anything"&&this.#f(t,i,A(t.value))}#a({children:t=[]},i,a){for(const[m,v]of t.entries())this.#r(
v,i,[...a,m])}#c(t,i,a,m){const{type:v}=i;if(!(0,k().isAssetType)(v)&&!(0,k().isCompanion)(v))return this.#d(t,i,a,m);const s=(0,k().
isAssetType)(v)?this.#t(t,m,i,v):void 0;return this.#h(t,m),s}#d(t,i,a,m){const v=(0,k().isAssetType)(a)?a:Array.isArray(
i.validation)?"Gene":void 0;if(v===void 0)return this.#i(t,i,a,m);const s=l(i.type);this.#f(t,a,`${s}; it is audited as ${(0,b().
withArticle)(v)}`);const f=this.#t(t,m,i,v);return this.#h(t,m),f}#i(t,i,a,m){const v=l(i.type),s=this.#e,f=(0,T().isMessage)(
i);f&&(this.messages.push(t),this.#e=i);const O=this.candidates.length+this.#s,_=(t.children??[]).flatMap(e=>{const h=e.
key?.name??"",d=this.#l(e,[...m,h]);return d?[{key:h,asset:d}]:[]});this.#e=s,this.candidates.length+this.#s===O&&!f&&a===
"some_asset"&&this.#f(t,a,v);const r=(0,T().described)(_),w=(0,T().statementsIn)(i);if(w)for(const e of r)e.wrappers=[...e.
wrappers??[],w];return r.length===1?r[0]:void 0}#l(t,i){const a=k().LISTS.get(t.key?.name??""),m=k().SINGLES.get(t.key?.
name??"");return a&&(this.#s+=1,Array.isArray(t.value)||this.#f(t,a,"no list")),a&&Array.isArray(t.value)?this.#r(t,a,i):
k().MIXED_LISTS.has(t.key?.name??"")?this.#g(t,i):this.#r(t,m&&(0,b().isJsonObject)(t.value)?m:"anything",i)}#g(t,i){return this.#r(
t,Array.isArray(t.value)?"some_asset":"anything",i)}#h(t,i){for(const{key:a,value:m,children:v=[]}of t.children??[]){const s=k().
LISTS.get(a?.name??"");if(!(!s||!Array.isArray(m)))for(const[f,O]of v.entries())(0,b().isJsonObject)(O.value)&&this.#r(O,
s,[...i,a?.name??"",f])}}#f(t,i,a){if(this.#o)return;const m=(0,k().isAssetType)(i)?(0,b().withArticle)(i):"an asset";this.#n.
add("not-an-asset",t,`expected ${m}, found ${a}`)}}function A(u){return u===null?"null":`a ${typeof u}`}function l(u){return u===
void 0?'an object without a "type"':typeof u!="string"?'an object whose "type" is not a string':`an object of type ${JSON.
stringify(u.slice(0,40))}`}},61331:function(R,o,S){Object.defineProperty(o,"__esModule",{value:!0}),o.PROTOCOL=void 0,o.
carriesAssets=A,o.described=a,o.isMessage=p,o.payloadOf=l,o.senderOf=u,o.statedContent=v,o.statementsIn=m;function b(){const s=S(
23404);return b=function(){return s},s}function T(){const s=S(27199);return T=function(){return s},s}const k=o.PROTOCOL=
"gep-a2a",M=new Set(["publish","report","fetch"]);function p(s){return(0,T().isJsonObject)(s)&&s.protocol===k}function A({
message_type:s}){return M.has(s)}function l({payload:s}){return(0,T().isJsonObject)(s)?s:{}}function u({sender_id:s}){return typeof s==
"string"&&s.trim()!==""?s:void 0}const t=new Set(["payload","asset"]),i=["type","asset_type","asset_id","content_hash","\
local_id","target_asset_id","target_local_id"];function a(s){const f=s.filter(({key:_})=>t.has(_));return(f.length===0&&
s.length===1?s:f).map(({asset:_})=>_)}function m(s){const f={};for(const O of i){const _=s[O];_!=null&&(f[O]=_)}return Object.
keys(f).length>0?f:void 0}function v({value:s,wrappers:f=[],envelope:O}){if(O===void 0&&f.length===0)return(0,b().canonicalize)(
s);const{sender_id:_,signature:g}=O??{},r=O&&{sender_id:_,signature:[g,l(O).signature]};return(0,b().canonicalize)([s,f,
r])}},64385:function(R,o,S){Object.defineProperty(o,"__esModule",{value:!0}),o.declaredId=_,o.readAssetFile=l,o.readAssetNodes=
u,o.tooLargeFile=m,o.unreadFile=v;function b(){const e=S(95132);return b=function(){return e},e}function T(){const e=S(27199);
return T=function(){return e},e}function k(){const e=S(40669);return k=function(){return e},e}function M(){const e=S(61331);
return M=function(){return e},e}function p(){const e=S(73229);return p=function(){return e},e}function A(){const e=S(94534);
return A=function(){return e},e}function l(e,h,d,n=1){if(h.length>d.maxBytes)return m(e,h.length,d);const{text:c,complete:y}=(0,A().
decodeUtf8)(h),E=new(A()).Source(e,c,n),$=new(A()).Problems(E);if(!y){const B={start:c.length,end:c.length};return $.add(
"file-not-utf8",B,"a byte that no UTF-8 text can have here"),{path:e,assets:[],problems:$.found}}const j=(0,p().readJson)(
c,d,$);j.length===0&&$.found.length===0&&!s(e)&&$.add("file-not-json",{start:0,end:0},"expected a JSON value, found an e\
mpty file");const{candidates:P,messages:C}=t(E,j,d,$),I=f(P,E,$),D=C.map(B=>({value:B.value,location:g(E,B,[])}));return{
path:e,assets:I,problems:$.found,...s(e)&&h[0]!==i&&a(j,E)&&{lines:!0},...D.length>0&&{messages:D}}}function u(e,h,d){const n=new(A()).
Source(e,h),c=new(A()).Problems(n),{candidates:y}=t(n,(0,p().readJson)(h,d,c),d,c),E=f(y,n,c);return y.flatMap(({node:$},j)=>{
const P=E[j];return P?{asset:P,node:$}:[]})}function t({path:e},h,{maxAssets:d},n){const{candidates:c,messages:y}=(0,k().
findCandidates)(h,n),E=c[d];E&&n.add("file-too-large",E.node,`more than ${d} assets; the rest is not read`);const $=s(e)||
h.length>1;return{candidates:c.slice(0,d).map(P=>$?P:{...P,pointer:P.pointer.slice(1)}),messages:y}}const i=239;function a(e,h){
let d=0;return e.every(({start:n,end:c})=>{const{line:y,end_line:E}=h.location(n,c),$=y===E&&y>d;return d=y,$})}function m(e,h,{
maxBytes:d}){const n=`${h} bytes, of at most ${d}`;return{path:e,assets:[],problems:[{rule:"file-too-large",location:{path:e,
line:1,column:1},detail:n}]}}function v(e,h){const d={path:e,line:1,column:1},n=(0,b().whyNotJudged)(`the file \`${e}\``,
h);return{path:e,assets:[],problems:[{rule:"not-judged",location:d,detail:n}]}}function s(e){return e.toLowerCase().endsWith(
".jsonl")}function f(e,h,d){const n=new Map,c=new Map,y=e.map((E,$)=>{const{node:j,pointer:P,value:C,type:I,envelope:D,wrappers:B}=E,
N=_(C),L=N??`#${$+1}`,J=n.get(`${I} ${L}`),F=N!==void 0&&J!==void 0&&O(E,J);if(N===void 0){const G=Object.hasOwn(C,"id")?
'with an "id" that is not text':'without an "id"',U=`${(0,T().withArticle)(I)} ${G}; it is called ${L} here`;j.cut||d.add(
"not-an-asset",j,U,L)}else if(F)c.set(J,(c.get(J)??1)+1);else if(J){const G=`${I} ${JSON.stringify(L)}, first at ${d.place(
J.node.start)}`;d.add("duplicate-id",j,G,L)}else n.set(`${I} ${L}`,E);return{type:I,id:L,path:h.path,value:C,pointer:P,...j.
cut&&{cut:!0},...D&&{envelope:D},...B&&{wrappers:B},...F&&{copy:!0},locate:(G=[],U)=>g(h,j,G,U)}});for(const[{node:E,type:$,
value:j},P]of c){const C=_(j);d.add("duplicate-copy",E,`${$} ${JSON.stringify(C)}, ${P} times`,C)}return y}function O(e,h){
const d=n=>!n.node.cut&&!n.envelope;return d(e)&&d(h)&&(0,M().statedContent)(e)===(0,M().statedContent)(h)}function _({id:e}){
return typeof e=="string"&&e.trim()!==""?e:void 0}function g(e,h,d,n){let c=h;for(const y of d){const E=r(c,y);if(!E)return e.
location(c.start,c.end);c=E}return!n||typeof c.value!="string"?e.location(c.start,c.end):e.location(w(e.text,c,n.start),
w(e.text,c,n.end))}function r({value:e,children:h},d){return Array.isArray(e)?typeof d=="number"?h?.[d]:void 0:h?.findLast(
({key:n})=>n?.name===d)}function w(e,{start:h,end:d},n){const c=d-1;let y=h+1;for(let E=0;E<n&&y<c;E+=1)e[y]!=="\\"?y+=1:
y+=e[y+1]==="u"?6:2;return Math.min(y,c)}},18744:function(R,o,S){Object.defineProperty(o,"__esModule",{value:!0}),o.MEMORY_GRAPH=
void 0,o.assetPathTest=p,o.assetPathsIn=A,o.pathTest=M;function b(){const l=S(41330);return b=function(){return l},l}function T(){
const l=S(93028);return T=function(){return l},l}const k=o.MEMORY_GRAPH=/(?:^|\/)memory_graph[^/]*\.jsonl$/;function M(l){
const u=l.map(t=>(0,b().default)(t,{dot:!0,nonegate:!0,flags:"s"}));return t=>u.some(i=>i(t))}function p({assets:{include:l}}){
const u=M(l);return t=>u(t)&&!k.test(t)}function A(l,u){const t=p(u);return[...l.files()].filter(({kind:i,path:a})=>(0,T().
isRegular)(i)&&t(a)).map(({path:i})=>i)}},73229:function(R,o,S){Object.defineProperty(o,"__esModule",{value:!0}),o.readJson=
k;function b(){const g=S(16111);return b=function(){return g},g}function T(){const g=S(4537);return T=function(){return g},
g}function k(g,r,w){return new M(g,r,w).read()}class M{#n;#e;#s;#o;#t=i;#r=0;#a=!1;#c=!1;#d=!1;constructor(r,w,e){this.#n=
w,this.#e=e,this.#s=s(r),this.#o=(0,T().lfsObstacle)(r)}read(){const r=[];let w=!1;for(this.#i();this.#t.kind!=="end";){
const e=this.#t,h=u.has(e.kind);if(e.kind==="{"||e.kind==="["||h&&!w&&!this.#d){w=!1,this.#a=!1,r.push(this.#l(0)),this.#c=
!1;continue}w||(w=!0,this.#a=this.#d,this.#u(e.start===0&&this.#o||p("a JSON value",e))),this.#i()}return r}#i(){do{this.#t=
this.#s();const{kind:r,start:w,fault:e}=this.#t;if(this.#r>this.#n.maxValues){const h=`more than ${this.#n.maxValues} JS\
ON values; the rest is not read`;this.#e.add("file-too-large",this.#t,h),this.#t={...i,start:w,end:w},this.#a=!0}else r===
"comment"&&this.#u(e??_(this.#t))}while(this.#t.kind==="comment")}#l(r){const w=this.#t,{kind:e,start:h,end:d}=w;if(this.#r+=
1,w.fault&&this.#u(w.fault),e==="unknown"&&this.#u(p("a JSON value",w)),e!=="{"&&e!=="[")return this.#i(),{value:A(w),start:h,
end:d};if(r<this.#n.maxDepth)return this.#g(r);const n=`brackets nested more than ${this.#n.maxDepth} deep`;this.#e.add(
"file-not-json",w,n);const c={value:null,start:h,end:this.#p()};return this.#i(),c}#g(r){const{kind:w,start:e,end:h}=this.#t,
d=w==="{"?"}":"]",c={value:w==="{"?Object.create(null):[],start:e,end:h,children:[]};for(let y=",";y===",";y=this.#t.kind){
if(this.#i(),this.#t.kind===d){c.children.length>0&&this.#u(`a comma before "${d}"`);break}if(this.#h(c,r),!this.#c&&this.#t.
kind!==d&&this.#t.kind!==","&&this.#m(`"," or "${d}"`),this.#c)return{...c,end:this.#t.start,cut:!0}}return c.end=this.#t.
end,this.#i(),c}#h({value:r,children:w},e){const h=Array.isArray(r),d=h?void 0:this.#f(r,w);if(this.#c)return;if(!t.has(
this.#t.kind)){this.#m("a JSON value");return}const n=this.#l(e+1);w.push(n),h&&r.push(n.value),d!==void 0&&(n.key=d,r[d.
name]=n.value)}#f(r,w){const e=this.#t,{value:h,start:d,end:n}=e;if(e.kind!=="string")return this.#m("a key in double qu\
otes");if(e.fault&&this.#u(e.fault),h==="__proto__")this.#e.add("ambiguous-key",e,'"__proto__" as a key');else if(Object.
hasOwn(r,h)&&!this.#e.full){const c=w.find(E=>E.key?.name===h)?.key,y=this.#e.place((c??e).start);this.#e.add("ambiguous\
-key",e,`${JSON.stringify(h)}, first at ${y}`)}return this.#i(),this.#t.kind!==":"?this.#m('":" after a key'):(this.#i(),
{name:h,start:d,end:n})}#p(){let r=this.#t;for(let w=1;w>0&&r.kind!=="end";)r=this.#s(),(r.kind==="{"||r.kind==="[")&&(w+=
1),(r.kind==="}"||r.kind==="]")&&(w-=1);return r.end}#m(r){this.#u(p(r,this.#t)),this.#c=!0,this.#d=!0}#u(r){this.#a||this.#e.
add("file-not-json",this.#t,r),this.#a=!0}}function p(g,r){return`expected ${g}, found ${_(r)}`}function A({kind:g,value:r,
fault:w}){return g==="string"?r:g==="number"?w?null:Number(r):g==="true"?!0:g==="false"?!1:null}const l={1:"{",2:"}",3:"\
[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},
u=new Set(["string","number","true","false","null"]),t=new Set([...u,"{","[","unknown"]),i={kind:"end",start:0,end:0,value:""},
a=14,m=15,v={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four\
 hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function s(g){const r=(0,b().
createScanner)(g,!1);return()=>{let w=r.scan();for(;w===a||w===m;)w=r.scan();const e=l[w]??"unknown",h=r.getTokenValue(),
d=v[r.getTokenError()]??f(e,h);return{kind:e,start:r.getTokenOffset(),end:Math.min(r.getPosition(),g.length),value:h,...d!==
void 0&&{fault:d}}}}function f(g,r){if(g==="comment")return"a comment";if(g==="number"&&!Number.isFinite(Number(r)))return"\
a number out of range";if(g==="string"&&/\p{Surrogate}/u.test(r))return"half of a surrogate pair"}const O=/^(?:<{7}|={7}|>{7})$/;
function _({kind:g,value:r}){return g==="end"?"the end of the file":g==="string"||g==="number"||g==="comment"?`a ${g}`:g!==
"unknown"?`"${g}"`:O.test(r)?"a conflict marker of git":JSON.stringify(r.length>40?`${r.slice(0,40)}\u2026`:r)}},86581:function(R,o,S){
Object.defineProperty(o,"__esModule",{value:!0}),o.SINGLES=o.MIXED_LISTS=o.LISTS=void 0,o.hasAssetLists=u,o.isAssetType=
A,o.isCompanion=l;function b(){const t=S(39763);return b=function(){return t},t}const T=o.LISTS=new Map(Object.entries({
genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"Validation\
Report",mutations:"Mutation"})),k=o.MIXED_LISTS=new Set(["assets","results"]),M=o.SINGLES=new Map(Object.entries({gene:"\
Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"ValidationReport",mutation:"\
Mutation"})),p=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task"]);function A(t){return b().ASSET_TYPES.includes(
t)}function l(t){return typeof t=="string"&&p.has(t)}function u(t){return Object.keys(t).some(i=>T.has(i)&&Array.isArray(
t[i]))}},94534:function(R,o,S){Object.defineProperty(o,"__esModule",{value:!0}),o.Source=o.Problems=void 0,o.decodeUtf8=
p;function b(){const A=S(4573);return b=function(){return A},A}class T{path;text;#n;#e;constructor(l,u,t=1){this.path=l,
this.text=u,this.#n=t}location(l,u=l){const t=this.#s(l),i=this.#s(Math.max(l,u));return{path:this.path,...t,end_line:i.
line,end_column:i.column}}#s(l){const u=this.#e??this.#o();let t=0;for(let i=u.length;i-t>1;){const a=t+i>>>1;(u[a]??0)<=
l?t=a:i=a}return{line:t+this.#n,column:l-(u[t]??0)+1}}#o(){const l=[0];for(let u=this.text.indexOf(`
`);u!==-1;u=this.text.indexOf(`
`,u+1))l.push(u+1);return this.#e=l,l}}o.Source=T;const k=100;class M{found=[];#n;constructor(l){this.#n=l}get full(){return this.
found.length>k}place(l){const{line:u,column:t}=this.#n.location(l);return`line ${u}, column ${t}`}add(l,{start:u,end:t},i,a){
if(this.full)return;const m=this.#n.location(u,t);this.found.push(this.found.length<k?{rule:l,location:m,detail:i,...a!==
void 0&&{id:a}}:{rule:"file-too-large",location:m,detail:`more than ${k} problems; the rest is not listed`})}}o.Problems=
M;function p(A){const l=new TextDecoder("utf-8").decode(A);return(0,b().isUtf8)(A)?{text:l,complete:!0}:{text:l.slice(0,
l.indexOf("\uFFFD")),complete:!1}}},95201:function(R,o,S){Object.defineProperty(o,"__esModule",{value:!0}),o.attributesOf=
M;function b(){const p=S(77598);return b=function(){return p},p}function T(){const p=S(76760);return T=function(){return p},
p}function k(){const p=S(96681);return k=function(){return p},p}async function M({objects:p,temporary:A},l,u,t){if(u.length===
0)return()=>"unspecified";const i={GIT_INDEX_FILE:(0,T().join)(A,(0,b().randomUUID)())};await p(["read-tree",l],{env:i});
const a=await p(["check-attr","--cached","-z","--stdin",...t],{env:i,input:u.map(s=>`${s}\0`).join("")}),m=[...(0,k().splitNul)(
a)].map(s=>s.toString("utf8")),v=new Map;for(let s=0;s+2<m.length;s+=3)v.set(`${m[s]}\0${m[s+1]}`,m[s+2]??"");return(s,f)=>v.
get(`${s}\0${f}`)??"unspecified"}},24634:function(R,o,S){Object.defineProperty(o,"__esModule",{value:!0}),o.mergeBase=M,
o.requireCommits=p,o.short=t;function b(){const i=S(41895);return b=function(){return i},i}function T(){const i=S(67397);
return T=function(){return i},i}const k=["--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function M(i,a,m,v=[
a,m]){const s=[...k];for(;;){const f=await A(i,a,m);if(f.certain){if(f.commit!==void 0)return f.commit;throw new(b()).GateError(
"no_merge_base",`${t(a)} and ${t(m)} have no common ancestor`,"Rebase the branch onto its target branch, or specify anot\
her --base.")}const O=s.shift();if(O===void 0)throw u(`the merge base of ${t(a)} and ${t(m)}`);await l(i,[O],v)}}async function p(i,a,m){
const v=async()=>(await(0,T().lookUpCommits)(i,a)).includes(void 0);if(!await v())return;const s=(await i.shallowCommits()).
size>0;if(await l(i,s?["--deepen=50"]:[],m),await v())throw u(`commit ${a.map(t).join(" or ")}`)}async function A(i,a,m){
const s=(await i.objects(["merge-base",a,m],{accept:[1]})).toString().trim(),f=await i.shallowCommits();if(s==="")return{
certain:f.size===0};if(f.size===0)return{commit:s,certain:!0};const _=!(await i.objects(["rev-list",a,m,`^${s}`])).toString().
split(`
`).some(g=>f.has(g));return{commit:s,certain:_}}async function l(i,a,m){const v=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],s=f=>i.user(["fetch",...v,...a,"--","origin",...f]);await s(m).catch(()=>s([])).catch(
f=>{throw u("part of the history",f)})}function u(i,a){const m=a===void 0?"":` (${a.message})`;return new(b()).GateError(
"shallow_clone",`This clone lacks ${i}, and fetching it failed${m}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:a})}function t(i){return i.slice(0,12)}},35720:function(R,o,S){Object.defineProperty(
o,"__esModule",{value:!0}),o.readTree=v,o.requireObjects=r;function b(){const n=S(41895);return b=function(){return n},n}
function T(){const n=S(95201);return T=function(){return n},n}function k(){const n=S(55366);return k=function(){return n},
n}function M(){const n=S(39491);return M=function(){return n},n}function p(){const n=S(7650);return p=function(){return n},
n}function A(){const n=S(24634);return A=function(){return n},n}function l(){const n=S(96681);return l=function(){return n},
n}function u(){const n=S(93028);return u=function(){return n},n}const t=4096,i=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,
a=8,m=new WeakMap;function v(n,c,{label:y=`commit ${(0,A().short)(c)}`,maxFileBytes:E=k().MAX_FILE_BYTES}={}){const $=m.
get(n)??new Map;m.set(n,$);const j=JSON.stringify([c,y,E]),P=$.get(j)??s(n,c,{label:y,maxFileBytes:E});$.delete(j),$.set(
j,P);const[C=j]=$.keys();return $.size>a&&$.delete(C),P.catch(()=>$.delete(j)),P}async function s(n,c,{label:y,maxFileBytes:E}){
await r(n,c);const $=await n.objects(["ls-tree","-r","-t","-z","--long",c]),j=(0,l().decodePieces)($).map(f),P=(0,M().indexEntries)(
j),C=j.some(({path:N})=>N.endsWith(".gitattributes")),I=j.filter(({kind:N})=>N==="symlink"),D=await Promise.all(I.map(({
oid:N=""})=>(0,k().readBlob)(n,N))),B=new Map(I.map(({path:N},L)=>[N,(0,l().decodePath)(D[L]??Buffer.alloc(0))]));return{
...P,label:y,readlink:N=>B.get(N),...C&&{attributes:(N,L)=>(0,T().attributesOf)(n,c,N,L)},read:async(N,L=E)=>{const{kind:J,
oid:F,size:G}=P.stat(N)??{};if(!(0,u().isRegular)(J)||F===void 0||G===void 0)throw(0,M().notAFile)(y,N);if(G>L)throw(0,M().
tooLarge)(y,N,G,L);return(0,k().readBlob)(n,F)}}}function f(n){const c=i.exec(n);if(c===null)throw _(n);const[y,E="",$="",
j="",P=""]=c,C=O(E,$),I=C==="symlink"&&Number(P)>t;if(C===void 0||I)throw _(n);const D=n.slice(y.length),B=(0,u().isRegular)(
C),N={path:D,kind:C,oid:j,tracked:!0};return B?{...N,size:Number(P)}:N}function O(n,c){if(c==="tree")return"directory";if(c===
"commit")return"submodule";if(n==="120000")return"symlink";if(n.startsWith("100"))return(Number.parseInt(n,8)&64)===0?"f\
ile":"executable"}function _(n){return new(b()).GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify(
n)}`,p().FULL_CLONE_HINT)}const g=new WeakMap;function r(n,c){const y=g.get(n)??new Map;g.set(n,y);const E=y.get(c);if(E)
return E;const $=Promise.allSettled(y.values()).then(()=>w(n,c));return y.set(c,$),$.catch(()=>y.delete(c)),$}async function w(n,c){
if(await n.isPartial())try{await e(n,c)}catch(y){throw!(y instanceof b().GateError)||y.code!=="git_failed"?y:new(b()).GateError(
"git_failed",`This is a partial clone, and what it lacks cannot be fetched: ${y.message}`,"Give the step access to the r\
emote, or remove `filter` and `sparse-checkout` from actions/checkout.",{cause:y})}}async function e(n,c){const y=await n.
user(["ls-tree","-r","-z","--full-tree",c],{env:n.privateStore}),E=[...(0,l().splitNul)(y)].map(I=>/ blob ([0-9a-f]+)\t/.
exec(I.toString("latin1"))?.[1]).filter(I=>I!==void 0),j=[...(await n.objects(["cat-file","--batch-check","--buffer"],{input:d(
E)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,I=""])=>I);if(j.length===0)return;const P=await h(n),C=["--\
quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await n.user(["-c","fetch.negotiationAlgorithm=noo\
p","fetch",P,...C,"--filter=blob:none","--stdin"],{input:d(j)})}async function h({user:n}){const c=await n(["config","--\
name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[y="remote.origin.promisor"]=c.toString().split(`
`).filter(Boolean);return y.slice(7,-9)}function d(n){return[...new Set(n)].map(c=>`${c}
`).join("")}},67397:function(R,o,S){Object.defineProperty(o,"__esModule",{value:!0}),o.defaultBranch=m,o.findDefaultBranch=
a,o.isObjectId=t,o.lookUpCommits=T,o.parentsOf=v,o.peelToCommits=A,o.readRefs=M,o.resolveCommits=l,o.unknownRevision=u;function b(){
const s=S(41895);return b=function(){return s},s}async function T(s,f){const O=await M(s,f.filter(k)),_=f.includes("HEAD")?
await p(s):void 0;return await A(s,f.map(g=>g==="HEAD"?_:k(g)?O.get(g)?.id:g))}function k(s){return s.startsWith("refs/")}
async function M(s,f){if(f.length===0)return new Map;const O=new Set(f),w=(await s.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...O])).toString().split(`
`).map(e=>{const[h="",d="",n=""]=e.split(" ");return[d,{id:h,target:n||d}]});return new Map(w.filter(([e])=>O.has(e)))}async function p(s){
const f=["show-ref","--verify","--hash","HEAD"],O=(await s.user(f,{accept:[1,128]})).toString().trim();return O===""?void 0:
O}async function A({read:s},f){const O=f.filter(r=>r!==void 0),_=await s(O.map(r=>`${r}^{commit}`)),g=new Map(O.map((r,w)=>[
r,_[w]?.oid]));return f.map(r=>r===void 0?void 0:g.get(r))}async function l(s,f){const O=await T(s,f),_=O.indexOf(void 0);
if(_>=0)throw u(f[_]??"");return O}function u(s,f){return s==="HEAD"?new(b()).GateError("ref_not_found","The repository \
has no commits yet","Create a commit first, then gate the next change."):new(b()).GateError("ref_not_found",`unknown rev\
ision ${s}`,`${f===void 0?"":`Did you mean ${f}? `}Check the spelling (git branch --all); if it is a branch of the remot\
e, run: git fetch origin "+refs/heads/BRANCH:refs/remotes/origin/BRANCH", and name it origin/BRANCH. With actions/checko\
ut, set \`fetch-depth: 0\`.`)}function t(s){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(s)}const i=["refs/remotes/origi\
n/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function a(s){
const f=await M(s,i),O=i.flatMap(r=>f.get(r)??[]),_=await A(s,O.map(({id:r})=>r)),[g]=O.flatMap(({target:r},w)=>{const e=_[w];
return e===void 0?[]:[{commit:e,ref:r}]});return g}async function m(s){const f=await a(s);if(f!==void 0)return f;throw new(b()).
GateError("ref_not_found","No default branch found: origin/HEAD, main and master do not exist","Specify the commit to co\
mpare with: --base REF.")}async function v(s,f){const[O]=await s.read([f]);if(O?.type!=="commit")throw u(f);const _=O.content.
toString("latin1");return[..._.slice(0,_.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,r])=>r??"")}},16111:function(R,o,S){S.r(o),S.d(o,{createScanner:()=>b.createScanner,
getNodePath:()=>b.getNodePath,getNodeValue:()=>b.getNodeValue,parseTree:()=>b.parseTree,printParseErrorCode:()=>b.printParseErrorCode});
var b=S(99547)}};
