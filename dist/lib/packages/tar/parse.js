//# packages/tar/parse
(function(Xe,p,vt){var Ke=Object.create,$=Object.defineProperty,$e=Object.getOwnPropertyDescriptor,Qe=Object.getOwnPropertyNames,
Je=Object.getPrototypeOf,qe=Object.prototype.hasOwnProperty,et=(e,t)=>{for(var s in t)$(e,s,{get:t[s],enumerable:!0})},Be=(e,t,s,i)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let r of Qe(t))!qe.call(e,r)&&r!==s&&$(e,r,{get:()=>t[r],enumerable:!(i=
$e(t,r))||i.enumerable});return e},Q=(e,t,s)=>(s=e!=null?Ke(Je(e)):{},Be(t||!e||!e.__esModule?$(s,"default",{value:e,enumerable:!0}):
s,e)),tt=e=>Be($({},"__esModule",{value:!0}),e),we={};et(we,{Parser:()=>wt}),Xe.exports=tt(we);var Ne=p("packages/chunk-\
MDCGXCCB"),ve=p("packages/chunk-7WRIFLSH"),Mt=p("packages/chunk-IYWUY3VA"),st=p("events"),ue=Q(p("assert")),C=p("buffer"),
de=p("node:events"),Me=Q(p("node:stream")),it=p("node:string_decoder"),Ce=Q(p("zlib")),rt=Q(p("zlib")),Fe=typeof process==
"object"&&process?process:{stdout:null,stderr:null},ht=e=>!!e&&typeof e=="object"&&(e instanceof Oe||e instanceof Me.default||
nt(e)||ot(e)),nt=e=>!!e&&typeof e=="object"&&e instanceof de.EventEmitter&&typeof e.pipe=="function"&&e.pipe!==Me.default.
Writable.prototype.pipe,ot=e=>!!e&&typeof e=="object"&&e instanceof de.EventEmitter&&typeof e.write=="function"&&typeof e.
end=="function",S=Symbol("EOF"),A=Symbol("maybeEmitEnd"),N=Symbol("emittedEnd"),J=Symbol("emittingEnd"),z=Symbol("emitte\
dError"),q=Symbol("closed"),Pe=Symbol("read"),ee=Symbol("flush"),ke=Symbol("flushChunk"),b=Symbol("encoding"),Z=Symbol("\
decoder"),l=Symbol("flowing"),W=Symbol("paused"),H=Symbol("resume"),u=Symbol("buffer"),E=Symbol("pipes"),d=Symbol("buffe\
rLength"),_e=Symbol("bufferPush"),te=Symbol("bufferShift"),c=Symbol("objectMode"),a=Symbol("destroyed"),ce=Symbol("error"),
Ee=Symbol("emitData"),xe=Symbol("emitEnd"),Re=Symbol("emitEnd2"),y=Symbol("async"),me=Symbol("abort"),se=Symbol("aborted"),
G=Symbol("signal"),F=Symbol("dataListeners"),R=Symbol("discarded"),V=e=>Promise.resolve().then(e),at=e=>e(),lt=e=>e==="e\
nd"||e==="finish"||e==="prefinish",ft=e=>e instanceof ArrayBuffer||!!e&&typeof e=="object"&&e.constructor&&e.constructor.
name==="ArrayBuffer"&&e.byteLength>=0,ut=e=>!Buffer.isBuffer(e)&&ArrayBuffer.isView(e),Ue=class{src;dest;opts;ondrain;constructor(e,t,s){
this.src=e,this.dest=t,this.opts=s,this.ondrain=()=>e[H](),this.dest.on("drain",this.ondrain)}unpipe(){this.dest.removeListener(
"drain",this.ondrain)}proxyErrors(e){}end(){this.unpipe(),this.opts.end&&this.dest.end()}},dt=class extends Ue{unpipe(){
this.src.removeListener("error",this.proxyErrors),super.unpipe()}constructor(e,t,s){super(e,t,s),this.proxyErrors=i=>this.
dest.emit("error",i),e.on("error",this.proxyErrors)}},_t=e=>!!e.objectMode,ct=e=>!e.objectMode&&!!e.encoding&&e.encoding!==
"buffer",Oe=class extends de.EventEmitter{[l]=!1;[W]=!1;[E]=[];[u]=[];[c];[b];[y];[Z];[S]=!1;[N]=!1;[J]=!1;[q]=!1;[z]=null;[d]=0;[a]=!1;[G];[se]=!1;[F]=0;[R]=!1;writable=!0;readable=!0;constructor(...e){
let t=e[0]||{};if(super(),t.objectMode&&typeof t.encoding=="string")throw new TypeError("Encoding and objectMode may not\
 be used together");_t(t)?(this[c]=!0,this[b]=null):ct(t)?(this[b]=t.encoding,this[c]=!1):(this[c]=!1,this[b]=null),this[y]=
!!t.async,this[Z]=this[b]?new it.StringDecoder(this[b]):null,t&&t.debugExposeBuffer===!0&&Object.defineProperty(this,"bu\
ffer",{get:()=>this[u]}),t&&t.debugExposePipes===!0&&Object.defineProperty(this,"pipes",{get:()=>this[E]});let{signal:s}=t;
s&&(this[G]=s,s.aborted?this[me]():s.addEventListener("abort",()=>this[me]()))}get bufferLength(){return this[d]}get encoding(){
return this[b]}set encoding(e){throw new Error("Encoding must be set at instantiation time")}setEncoding(e){throw new Error(
"Encoding must be set at instantiation time")}get objectMode(){return this[c]}set objectMode(e){throw new Error("objectM\
ode must be set at instantiation time")}get async(){return this[y]}set async(e){this[y]=this[y]||!!e}[me](){this[se]=!0,
this.emit("abort",this[G]?.reason),this.destroy(this[G]?.reason)}get aborted(){return this[se]}set aborted(e){}write(e,t,s){
if(this[se])return!1;if(this[S])throw new Error("write after end");if(this[a])return this.emit("error",Object.assign(new Error(
"Cannot call write after a stream was destroyed"),{code:"ERR_STREAM_DESTROYED"})),!0;typeof t=="function"&&(s=t,t="utf8"),
t||(t="utf8");let i=this[y]?V:at;if(!this[c]&&!Buffer.isBuffer(e)){if(ut(e))e=Buffer.from(e.buffer,e.byteOffset,e.byteLength);else if(ft(
e))e=Buffer.from(e);else if(typeof e!="string")throw new Error("Non-contiguous data written to non-objectMode stream")}return this[c]?
(this[l]&&this[d]!==0&&this[ee](!0),this[l]?this.emit("data",e):this[_e](e),this[d]!==0&&this.emit("readable"),s&&i(s),this[l]):
e.length?(typeof e=="string"&&!(t===this[b]&&!this[Z]?.lastNeed)&&(e=Buffer.from(e,t)),Buffer.isBuffer(e)&&this[b]&&(e=this[Z].
write(e)),this[l]&&this[d]!==0&&this[ee](!0),this[l]?this.emit("data",e):this[_e](e),this[d]!==0&&this.emit("readable"),
s&&i(s),this[l]):(this[d]!==0&&this.emit("readable"),s&&i(s),this[l])}read(e){if(this[a])return null;if(this[R]=!1,this[d]===
0||e===0||e&&e>this[d])return this[A](),null;this[c]&&(e=null),this[u].length>1&&!this[c]&&(this[u]=[this[b]?this[u].join(
""):Buffer.concat(this[u],this[d])]);let t=this[Pe](e||null,this[u][0]);return this[A](),t}[Pe](e,t){if(this[c])this[te]();else{
let s=t;e===s.length||e===null?this[te]():typeof s=="string"?(this[u][0]=s.slice(e),t=s.slice(0,e),this[d]-=e):(this[u][0]=
s.subarray(e),t=s.subarray(0,e),this[d]-=e)}return this.emit("data",t),!this[u].length&&!this[S]&&this.emit("drain"),t}end(e,t,s){
return typeof e=="function"&&(s=e,e=void 0),typeof t=="function"&&(s=t,t="utf8"),e!==void 0&&this.write(e,t),s&&this.once(
"end",s),this[S]=!0,this.writable=!1,(this[l]||!this[W])&&this[A](),this}[H](){this[a]||(!this[F]&&!this[E].length&&(this[R]=
!0),this[W]=!1,this[l]=!0,this.emit("resume"),this[u].length?this[ee]():this[S]?this[A]():this.emit("drain"))}resume(){return this[H]()}pause(){
this[l]=!1,this[W]=!0,this[R]=!1}get destroyed(){return this[a]}get flowing(){return this[l]}get paused(){return this[W]}[_e](e){
this[c]?this[d]+=1:this[d]+=e.length,this[u].push(e)}[te](){return this[c]?this[d]-=1:this[d]-=this[u][0].length,this[u].
shift()}[ee](e=!1){do;while(this[ke](this[te]())&&this[u].length);!e&&!this[u].length&&!this[S]&&this.emit("drain")}[ke](e){
return this.emit("data",e),this[l]}pipe(e,t){if(this[a])return e;this[R]=!1;let s=this[N];return t=t||{},e===Fe.stdout||
e===Fe.stderr?t.end=!1:t.end=t.end!==!1,t.proxyErrors=!!t.proxyErrors,s?t.end&&e.end():(this[E].push(t.proxyErrors?new dt(
this,e,t):new Ue(this,e,t)),this[y]?V(()=>this[H]()):this[H]()),e}unpipe(e){let t=this[E].find(s=>s.dest===e);t&&(this[E].
length===1?(this[l]&&this[F]===0&&(this[l]=!1),this[E]=[]):this[E].splice(this[E].indexOf(t),1),t.unpipe())}addListener(e,t){
return this.on(e,t)}on(e,t){let s=super.on(e,t);if(e==="data")this[R]=!1,this[F]++,!this[E].length&&!this[l]&&this[H]();else if(e===
"readable"&&this[d]!==0)super.emit("readable");else if(lt(e)&&this[N])super.emit(e),this.removeAllListeners(e);else if(e===
"error"&&this[z]){let i=t;this[y]?V(()=>i.call(this,this[z])):i.call(this,this[z])}return s}removeListener(e,t){return this.
off(e,t)}off(e,t){let s=super.off(e,t);return e==="data"&&(this[F]=this.listeners("data").length,this[F]===0&&!this[R]&&
!this[E].length&&(this[l]=!1)),s}removeAllListeners(e){let t=super.removeAllListeners(e);return(e==="data"||e===void 0)&&
(this[F]=0,!this[R]&&!this[E].length&&(this[l]=!1)),t}get emittedEnd(){return this[N]}[A](){!this[J]&&!this[N]&&!this[a]&&
this[u].length===0&&this[S]&&(this[J]=!0,this.emit("end"),this.emit("prefinish"),this.emit("finish"),this[q]&&this.emit(
"close"),this[J]=!1)}emit(e,...t){let s=t[0];if(e!=="error"&&e!=="close"&&e!==a&&this[a])return!1;if(e==="data")return!this[c]&&
!s?!1:this[y]?(V(()=>this[Ee](s)),!0):this[Ee](s);if(e==="end")return this[xe]();if(e==="close"){if(this[q]=!0,!this[N]&&
!this[a])return!1;let r=super.emit("close");return this.removeAllListeners("close"),r}else if(e==="error"){this[z]=s,super.
emit(ce,s);let r=!this[G]||this.listeners("error").length?super.emit("error",s):!1;return this[A](),r}else if(e==="resum\
e"){let r=super.emit("resume");return this[A](),r}else if(e==="finish"||e==="prefinish"){let r=super.emit(e);return this.
removeAllListeners(e),r}let i=super.emit(e,...t);return this[A](),i}[Ee](e){for(let s of this[E])s.dest.write(e)===!1&&this.
pause();let t=this[R]?!1:super.emit("data",e);return this[A](),t}[xe](){return this[N]?!1:(this[N]=!0,this.readable=!1,this[y]?
(V(()=>this[Re]()),!0):this[Re]())}[Re](){if(this[Z]){let t=this[Z].end();if(t){for(let s of this[E])s.dest.write(t);this[R]||
super.emit("data",t)}}for(let t of this[E])t.end();let e=super.emit("end");return this.removeAllListeners("end"),e}async collect(){
let e=Object.assign([],{dataLength:0});this[c]||(e.dataLength=0);let t=this.promise();return this.on("data",s=>{e.push(s),
this[c]||(e.dataLength+=s.length)}),await t,e}async concat(){if(this[c])throw new Error("cannot concat in objectMode");let e=await this.
collect();return this[b]?e.join(""):Buffer.concat(e,e.dataLength)}async promise(){return new Promise((e,t)=>{this.on(a,()=>t(
new Error("stream destroyed"))),this.on("error",s=>t(s)),this.on("end",()=>e())})}[Symbol.asyncIterator](){this[R]=!1;let e=!1,
t=async()=>(this.pause(),e=!0,{value:void 0,done:!0});return{next:()=>{if(e)return t();let s=this.read();if(s!==null)return Promise.
resolve({done:!1,value:s});if(this[S])return t();let i,r,O=w=>{this.off("data",n),this.off("end",g),this.off(a,_),t(),r(
w)},n=w=>{this.off("error",O),this.off("end",g),this.off(a,_),this.pause(),i({value:w,done:!!this[S]})},g=()=>{this.off(
"error",O),this.off("data",n),this.off(a,_),t(),i({done:!0,value:void 0})},_=()=>O(new Error("stream destroyed"));return new Promise(
(w,Nt)=>{r=Nt,i=w,this.once(a,_),this.once("error",O),this.once("end",g),this.once("data",n)})},throw:t,return:t,[Symbol.
asyncIterator](){return this},[Symbol.asyncDispose]:async()=>{}}}[Symbol.iterator](){this[R]=!1;let e=!1,t=()=>(this.pause(),
this.off(ce,t),this.off(a,t),this.off("end",t),e=!0,{done:!0,value:void 0}),s=()=>{if(e)return t();let i=this.read();return i===
null?t():{done:!1,value:i}};return this.once("end",t),this.once(ce,t),this.once(a,t),{next:s,throw:t,return:t,[Symbol.iterator](){
return this},[Symbol.dispose]:()=>{}}}destroy(e){if(this[a])return e?this.emit("error",e):this.emit(a),this;this[a]=!0,this[R]=
!0,this[u].length=0,this[d]=0;let t=this;return typeof t.close=="function"&&!this[q]&&t.close(),e?this.emit("error",e):this.
emit(a),this}static get isStream(){return ht}},Et=rt.default.constants||{ZLIB_VERNUM:4736},T=Object.freeze(Object.assign(
Object.create(null),{Z_NO_FLUSH:0,Z_PARTIAL_FLUSH:1,Z_SYNC_FLUSH:2,Z_FULL_FLUSH:3,Z_FINISH:4,Z_BLOCK:5,Z_OK:0,Z_STREAM_END:1,
Z_NEED_DICT:2,Z_ERRNO:-1,Z_STREAM_ERROR:-2,Z_DATA_ERROR:-3,Z_MEM_ERROR:-4,Z_BUF_ERROR:-5,Z_VERSION_ERROR:-6,Z_NO_COMPRESSION:0,
Z_BEST_SPEED:1,Z_BEST_COMPRESSION:9,Z_DEFAULT_COMPRESSION:-1,Z_FILTERED:1,Z_HUFFMAN_ONLY:2,Z_RLE:3,Z_FIXED:4,Z_DEFAULT_STRATEGY:0,
DEFLATE:1,INFLATE:2,GZIP:3,GUNZIP:4,DEFLATERAW:5,INFLATERAW:6,UNZIP:7,BROTLI_DECODE:8,BROTLI_ENCODE:9,Z_MIN_WINDOWBITS:8,
Z_MAX_WINDOWBITS:15,Z_DEFAULT_WINDOWBITS:15,Z_MIN_CHUNK:64,Z_MAX_CHUNK:1/0,Z_DEFAULT_CHUNK:16384,Z_MIN_MEMLEVEL:1,Z_MAX_MEMLEVEL:9,
Z_DEFAULT_MEMLEVEL:8,Z_MIN_LEVEL:-1,Z_MAX_LEVEL:9,Z_DEFAULT_LEVEL:-1,BROTLI_OPERATION_PROCESS:0,BROTLI_OPERATION_FLUSH:1,
BROTLI_OPERATION_FINISH:2,BROTLI_OPERATION_EMIT_METADATA:3,BROTLI_MODE_GENERIC:0,BROTLI_MODE_TEXT:1,BROTLI_MODE_FONT:2,BROTLI_DEFAULT_MODE:0,
BROTLI_MIN_QUALITY:0,BROTLI_MAX_QUALITY:11,BROTLI_DEFAULT_QUALITY:11,BROTLI_MIN_WINDOW_BITS:10,BROTLI_MAX_WINDOW_BITS:24,
BROTLI_LARGE_MAX_WINDOW_BITS:30,BROTLI_DEFAULT_WINDOW:22,BROTLI_MIN_INPUT_BLOCK_BITS:16,BROTLI_MAX_INPUT_BLOCK_BITS:24,BROTLI_PARAM_MODE:0,
BROTLI_PARAM_QUALITY:1,BROTLI_PARAM_LGWIN:2,BROTLI_PARAM_LGBLOCK:3,BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING:4,BROTLI_PARAM_SIZE_HINT:5,
BROTLI_PARAM_LARGE_WINDOW:6,BROTLI_PARAM_NPOSTFIX:7,BROTLI_PARAM_NDIRECT:8,BROTLI_DECODER_RESULT_ERROR:0,BROTLI_DECODER_RESULT_SUCCESS:1,
BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT:2,BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT:3,BROTLI_DECODER_PARAM_DISABLE_RING_BUFFER_REALLOCATION:0,
BROTLI_DECODER_PARAM_LARGE_WINDOW:1,BROTLI_DECODER_NO_ERROR:0,BROTLI_DECODER_SUCCESS:1,BROTLI_DECODER_NEEDS_MORE_INPUT:2,
BROTLI_DECODER_NEEDS_MORE_OUTPUT:3,BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_NIBBLE:-1,BROTLI_DECODER_ERROR_FORMAT_RESERVED:-2,
BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_META_NIBBLE:-3,BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_ALPHABET:-4,BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_SAME:-5,
BROTLI_DECODER_ERROR_FORMAT_CL_SPACE:-6,BROTLI_DECODER_ERROR_FORMAT_HUFFMAN_SPACE:-7,BROTLI_DECODER_ERROR_FORMAT_CONTEXT_MAP_REPEAT:-8,
BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_1:-9,BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_2:-10,BROTLI_DECODER_ERROR_FORMAT_TRANSFORM:-11,
BROTLI_DECODER_ERROR_FORMAT_DICTIONARY:-12,BROTLI_DECODER_ERROR_FORMAT_WINDOW_BITS:-13,BROTLI_DECODER_ERROR_FORMAT_PADDING_1:-14,
BROTLI_DECODER_ERROR_FORMAT_PADDING_2:-15,BROTLI_DECODER_ERROR_FORMAT_DISTANCE:-16,BROTLI_DECODER_ERROR_DICTIONARY_NOT_SET:-19,
BROTLI_DECODER_ERROR_INVALID_ARGUMENTS:-20,BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MODES:-21,BROTLI_DECODER_ERROR_ALLOC_TREE_GROUPS:-22,
BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MAP:-25,BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_1:-26,BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_2:-27,
BROTLI_DECODER_ERROR_ALLOC_BLOCK_TYPE_TREES:-30,BROTLI_DECODER_ERROR_UNREACHABLE:-31},Et)),Rt=C.Buffer.concat,Ze=Object.
getOwnPropertyDescriptor(C.Buffer,"concat"),mt=e=>e,pe=Ze?.writable===!0||Ze?.set!==void 0?e=>{C.Buffer.concat=e?mt:Rt}:
e=>{},P=Symbol("_superWrite"),ie=class extends Error{code;errno;constructor(e,t){super("zlib: "+e.message,{cause:e}),this.
code=e.code,this.errno=e.errno,this.code||(this.code="ZLIB_ERROR"),this.message="zlib: "+e.message,Error.captureStackTrace(
this,t??this.constructor)}get name(){return"ZlibError"}},be=Symbol("flushFlag"),ye=class extends Oe{#t=!1;#s=!1;#r;#h;#n;#e;#i;get sawError(){
return this.#t}get handle(){return this.#e}get flushFlag(){return this.#r}constructor(e,t){if(!e||typeof e!="object")throw new TypeError(
"invalid options for ZlibBase constructor");if(super(e),this.#r=e.flush??0,this.#h=e.finishFlush??0,this.#n=e.fullFlushFlag??
0,typeof Ce[t]!="function")throw new TypeError("Compression method not supported: "+t);try{this.#e=new Ce[t](e)}catch(s){
throw new ie(s,this.constructor)}this.#i=s=>{this.#t||(this.#t=!0,this.close(),this.emit("error",s))},this.#e?.on("error",
s=>this.#i(new ie(s))),this.once("end",()=>this.close)}close(){this.#e&&(this.#e.close(),this.#e=void 0,this.emit("close"))}reset(){
if(!this.#t)return(0,ue.default)(this.#e,"zlib binding closed"),this.#e.reset?.()}flush(e){this.ended||(typeof e!="numbe\
r"&&(e=this.#n),this.write(Object.assign(C.Buffer.alloc(0),{[be]:e})))}end(e,t,s){return typeof e=="function"&&(s=e,t=void 0,
e=void 0),typeof t=="function"&&(s=t,t=void 0),e&&(t?this.write(e,t):this.write(e)),this.flush(this.#h),this.#s=!0,super.
end(s)}get ended(){return this.#s}[P](e){return super.write(e)}write(e,t,s){if(typeof t=="function"&&(s=t,t="utf8"),typeof e==
"string"&&(e=C.Buffer.from(e,t)),this.#t)return;(0,ue.default)(this.#e,"zlib binding closed");let i=this.#e._handle,r=i.
close;i.close=()=>{};let O=this.#e.close;this.#e.close=()=>{},pe(!0);let n;try{let _=typeof e[be]=="number"?e[be]:this.#r;
n=this.#e._processChunk(e,_),pe(!1)}catch(_){pe(!1),this.#i(new ie(_,this.write))}finally{this.#e&&(this.#e._handle=i,i.
close=r,this.#e.close=O,this.#e.removeAllListeners("error"))}this.#e&&this.#e.on("error",_=>this.#i(new ie(_,this.write)));
let g;if(n)if(Array.isArray(n)&&n.length>0){let _=n[0];g=this[P](C.Buffer.from(_));for(let w=1;w<n.length;w++)g=this[P](
n[w])}else g=this[P](C.Buffer.from(n));return s&&s(),g}},He=class extends ye{#t;#s;constructor(e,t){e=e||{},e.flush=e.flush||
T.Z_NO_FLUSH,e.finishFlush=e.finishFlush||T.Z_FINISH,e.fullFlushFlag=T.Z_FULL_FLUSH,super(e,t),this.#t=e.level,this.#s=e.
strategy}params(e,t){if(!this.sawError){if(!this.handle)throw new Error("cannot switch params when binding is closed");if(!this.
handle.params)throw new Error("not supported in this implementation");if(this.#t!==e||this.#s!==t){this.flush(T.Z_SYNC_FLUSH),
(0,ue.default)(this.handle,"zlib binding closed");let s=this.handle.flush;this.handle.flush=(i,r)=>{typeof i=="function"&&
(r=i,i=this.flushFlag),this.flush(i),r?.()};try{this.handle.params(e,t)}finally{this.handle.flush=s}this.handle&&(this.#t=
e,this.#s=t)}}}},Ct=class extends He{#t;constructor(e){super(e,"Gzip"),this.#t=e&&!!e.portable}[P](e){return this.#t?(this.#t=
!1,e[9]=255,super[P](e)):super[P](e)}},Ot=class extends He{constructor(e){super(e,"Unzip")}},pt=class extends ye{constructor(e,t){
e=e||{},e.flush=e.flush||T.BROTLI_OPERATION_PROCESS,e.finishFlush=e.finishFlush||T.BROTLI_OPERATION_FINISH,e.fullFlushFlag=
T.BROTLI_OPERATION_FLUSH,super(e,t)}},bt=class extends pt{constructor(e){super(e,"BrotliDecompress")}},yt=class extends ye{constructor(e,t){
e=e||{},e.flush=e.flush||T.ZSTD_e_continue,e.finishFlush=e.finishFlush||T.ZSTD_e_end,e.fullFlushFlag=T.ZSTD_e_flush,super(
e,t)}},Tt=class extends yt{constructor(e){super(e,"ZstdDecompress")}},Lt=process.env.TESTING_TAR_FAKE_PLATFORM||process.
platform,re=Lt!=="win32"?e=>String(e):e=>String(e).replaceAll(/\\/g,"/"),It=class extends Oe{extended;globalExtended;header;startBlockSize;blockRemain;remain;type;meta=!1;ignore=!1;path;mode;uid;gid;uname;gname;size=0;mtime;atime;ctime;linkpath;dev;ino;nlink;invalid=!1;absolute;unsupported=!1;constructor(e,t,s){
switch(super({}),this.pause(),this.extended=t,this.globalExtended=s,this.header=e,this.remain=e.size??0,this.startBlockSize=
512*Math.ceil(this.remain/512),this.blockRemain=this.startBlockSize,this.type=e.type,this.type){case"File":case"OldFile":case"\
Link":case"SymbolicLink":case"CharacterDevice":case"BlockDevice":case"Directory":case"FIFO":case"ContiguousFile":case"GN\
UDumpDir":break;case"NextFileHasLongLinkpath":case"NextFileHasLongPath":case"OldGnuLongPath":case"GlobalExtendedHeader":case"\
ExtendedHeader":case"OldExtendedHeader":this.meta=!0;break;default:this.ignore=!0}if(!e.path)throw new Error("no path pr\
ovided for tar.ReadEntry");this.path=re(e.path),this.mode=e.mode,this.mode&&(this.mode=this.mode&4095),this.uid=e.uid,this.
gid=e.gid,this.uname=e.uname,this.gname=e.gname,this.size=this.remain,this.mtime=e.mtime,this.atime=e.atime,this.ctime=e.
ctime,this.linkpath=e.linkpath?re(e.linkpath):void 0,this.uname=e.uname,this.gname=e.gname,t&&this.#t(t),s&&this.#t(s,!0)}write(e){
let t=e.length;if(t>this.blockRemain)throw new Error("writing more to entry than is appropriate");let s=this.remain,i=this.
blockRemain;return this.remain=Math.max(0,s-t),this.blockRemain=Math.max(0,i-t),this.ignore?!0:s>=t?super.write(e):super.
write(e.subarray(0,s))}#t(e,t=!1){e.path&&(e.path=re(e.path)),e.linkpath&&(e.linkpath=re(e.linkpath)),Object.assign(this,
Object.fromEntries(Object.entries(e).filter(([s,i])=>!(i==null||s==="path"&&t))))}},gt=(e,t,s,i={})=>{e.file&&(i.file=e.
file),e.cwd&&(i.cwd=e.cwd),i.code=s instanceof Error&&s.code||t,i.tarCode=t,!e.strict&&i.recoverable!==!1?(s instanceof Error&&
(i=Object.assign(s,i),s=s.message),e.emit("warn",t,s,i)):s instanceof Error?e.emit("error",Object.assign(s,i)):e.emit("e\
rror",Object.assign(new Error(`${t}: ${s}`),i))},St=1024*1024,Te=Buffer.from([31,139]),Le=Buffer.from([40,181,47,253]),At=Math.
max(Te.length,Le.length),m=Symbol("state"),k=Symbol("writeEntry"),D=Symbol("readEntry"),Ie=Symbol("nextEntry"),je=Symbol(
"processEntry"),L=Symbol("extendedHeader"),Y=Symbol("globalExtendedHeader"),v=Symbol("meta"),ze=Symbol("emitMeta"),h=Symbol(
"buffer"),B=Symbol("queue"),M=Symbol("ended"),ge=Symbol("emittedEnd"),x=Symbol("emit"),o=Symbol("unzip"),he=Symbol("cons\
umeChunk"),ne=Symbol("consumeChunkSub"),Se=Symbol("consumeBody"),We=Symbol("consumeMeta"),Ge=Symbol("consumeHeader"),X=Symbol(
"consuming"),Ae=Symbol("bufferConcat"),oe=Symbol("maybeEnd"),j=Symbol("writing"),I=Symbol("aborted"),ae=Symbol("onDone"),
U=Symbol("sawValidEntry"),le=Symbol("sawNullBlock"),fe=Symbol("sawEOF"),Ve=Symbol("closeStream"),Dt=1e3,K=Symbol("compre\
ssedBytesRead"),De=Symbol("decompressedBytesRead"),Ye=Symbol("checkDecompressionRatio"),Bt=()=>!0,wt=class extends st.EventEmitter{file;strict;maxMetaEntrySize;filter;brotli;zstd;maxDecompressionRatio;writable=!0;readable=!1;[B]=[];[h];[D];[k];[m]="\
begin";[v]="";[L];[Y];[M]=!1;[o];[I]=!1;[U];[le]=!1;[fe]=!1;[j]=!1;[X]=!1;[ge]=!1;[K]=0;[De]=0;constructor(e={}){super(),
this.file=e.file||"",this.on(ae,()=>{(this[m]==="begin"||this[U]===!1)&&this.warn("TAR_BAD_ARCHIVE","Unrecognized archiv\
e format")}),e.ondone?this.on(ae,e.ondone):this.on(ae,()=>{this.emit("prefinish"),this.emit("finish"),this.emit("end")}),
this.strict=!!e.strict,this.maxDecompressionRatio=typeof e.maxDecompressionRatio=="number"?e.maxDecompressionRatio:Dt,this.
maxMetaEntrySize=e.maxMetaEntrySize||St,this.filter=typeof e.filter=="function"?e.filter:Bt;let t=e.file&&(e.file.endsWith(
".tar.br")||e.file.endsWith(".tbr"));this.brotli=!(e.gzip||e.zstd)&&e.brotli!==void 0?e.brotli:t?void 0:!1;let s=e.file&&
(e.file.endsWith(".tar.zst")||e.file.endsWith(".tzst"));this.zstd=!(e.gzip||e.brotli)&&e.zstd!==void 0?e.zstd:s?!0:void 0,
this.on("end",()=>this[Ve]()),typeof e.onwarn=="function"&&this.on("warn",e.onwarn),typeof e.onReadEntry=="function"&&this.
on("entry",e.onReadEntry)}warn(e,t,s={}){gt(this,e,t,s)}[Ge](e,t){this[U]===void 0&&(this[U]=!1);let s;try{s=new ve.a(e,
t,this[L],this[Y])}catch(i){return this.warn("TAR_ENTRY_INVALID",i)}if(s.nullBlock)this[le]?(this[fe]=!0,this[m]==="begi\
n"&&(this[m]="header"),this[x]("eof")):(this[le]=!0,this[x]("nullBlock"));else if(this[le]=!1,!s.cksumValid)this.warn("T\
AR_ENTRY_INVALID","checksum failure",{header:s});else if(!s.path)this.warn("TAR_ENTRY_INVALID","path is required",{header:s});else{
let i=s.type;if(/^(Symbolic)?Link$/.test(i)&&!s.linkpath)this.warn("TAR_ENTRY_INVALID","linkpath required",{header:s});else if(!/^(Symbolic)?Link$/.
test(i)&&!/^(Global)?ExtendedHeader$/.test(i)&&s.linkpath)this.warn("TAR_ENTRY_INVALID","linkpath forbidden",{header:s});else{
let r=this[k]=new It(s,this[L],this[Y]);if(!this[U])if(r.remain){let O=()=>{r.invalid||(this[U]=!0)};r.on("end",O)}else this[U]=
!0;r.meta?r.size>this.maxMetaEntrySize?(r.ignore=!0,this[x]("ignoredEntry",r),this[m]="ignore",r.resume()):r.size>0&&(this[v]=
"",r.on("data",O=>this[v]+=O),this[m]="meta"):(this[L]=void 0,r.ignore=r.ignore||!this.filter(r.path,r),r.ignore?(this[x](
"ignoredEntry",r),this[m]=r.remain?"ignore":"header",r.resume()):(r.remain?this[m]="body":(this[m]="header",r.end()),this[D]?
this[B].push(r):(this[B].push(r),this[Ie]())))}}}[Ve](){queueMicrotask(()=>this.emit("close"))}[je](e){let t=!0;if(!e)this[D]=
void 0,t=!1;else if(Array.isArray(e)){let[s,...i]=e;this.emit(s,...i)}else this[D]=e,this.emit("entry",e),e.emittedEnd||
(e.on("end",()=>this[Ie]()),t=!1);return t}[Ie](){do;while(this[je](this[B].shift()));if(this[B].length===0){let e=this[D];
!e||e.flowing||e.size===e.remain?this[j]||this.emit("drain"):e.once("drain",()=>this.emit("drain"))}}[Se](e,t){let s=this[k];
if(!s)throw new Error("attempt to consume body without entry??");let i=s.blockRemain??0,r=i>=e.length&&t===0?e:e.subarray(
t,t+i);return s.write(r),s.blockRemain||(this[m]="header",this[k]=void 0,s.end()),r.length}[We](e,t){let s=this[k],i=this[Se](
e,t);return!this[k]&&s&&this[ze](s),i}[x](e,t,s){this[B].length===0&&!this[D]?this.emit(e,t,s):this[B].push([e,t,s])}[ze](e){
switch(this[x]("meta",this[v]),e.type){case"ExtendedHeader":case"OldExtendedHeader":this[L]=Ne.a.parse(this[v],this[L],!1);
break;case"GlobalExtendedHeader":this[Y]=Ne.a.parse(this[v],this[Y],!0);break;case"NextFileHasLongPath":case"OldGnuLongP\
ath":{let t=this[L]??Object.create(null);this[L]=t,t.path=this[v].replace(/\0.*/,"");break}case"NextFileHasLongLinkpath":{
let t=this[L]||Object.create(null);this[L]=t,t.linkpath=this[v].replace(/\0.*/,"");break}default:throw new Error("unknow\
n meta: "+e.type)}}abort(e){if(!this[I]){if(this[o]){let t=this[o];t.write=()=>!0,t.end=()=>t,t.emit=()=>!1,t.destroy?.()}
this[I]=!0,this.emit("abort",e),this.warn("TAR_ABORT",e,{recoverable:!1})}}[Ye](e){this[De]+=e.length;let t=this[De]/this[K];
return t>this.maxDecompressionRatio?(this.abort(new Error(`max decompression ratio exceeded: ${t.toFixed(2)} > ${this.maxDecompressionRatio}`)),
!1):!0}write(e,t,s){if(typeof t=="function"&&(s=t,t=void 0),typeof e=="string"&&(e=Buffer.from(e,typeof t=="string"?t:"u\
tf8")),this[I])return s?.(),!1;if((this[o]===void 0||this.brotli===void 0&&this[o]===!1)&&e){if(this[h]&&(e=Buffer.concat(
[this[h],e]),this[h]=void 0),e.length<At)return this[h]=e,s?.(),!0;for(let n=0;this[o]===void 0&&n<Te.length;n++)e[n]!==
Te[n]&&(this[o]=!1);let r=!1;if(this[o]===!1&&this.zstd!==!1){r=!0;for(let n=0;n<Le.length;n++)if(e[n]!==Le[n]){r=!1;break}}
let O=this.brotli===void 0&&!r;if(this[o]===!1&&O)if(e.length<512)if(this[M])this.brotli=!0;else return this[h]=e,s?.(),
!0;else try{new ve.a(e.subarray(0,512)),this.brotli=!1}catch{this.brotli=!0}if(this[o]===void 0||this[o]===!1&&(this.brotli||
r)){let n=this[M];this[M]=!1,this[o]=this[o]===void 0?new Ot({}):r?new Tt({}):new bt({}),this[o].on("data",_=>{this[Ye](
_)&&this[he](_)}),this[o].on("error",_=>{this[I]||this.abort(_)}),this[o].on("end",()=>{this[M]=!0,this[he]()}),this[j]=
!0,this[K]+=e.length;let g=!!this[o][n?"end":"write"](e);return this[j]=!1,s?.(),g}}this[j]=!0,this[o]?(this[K]+=e.length,
this[o].write(e)):this[he](e),this[j]=!1;let i=this[B].length>0?!1:this[D]?this[D].flowing:!0;return!i&&this[B].length===
0&&this[D]?.once("drain",()=>this.emit("drain")),s?.(),i}[Ae](e){e&&!this[I]&&(this[h]=this[h]?Buffer.concat([this[h],e]):
e)}[oe](){if(this[M]&&!this[ge]&&!this[I]&&!this[X]){this[ge]=!0;let e=this[k];if(e?.blockRemain){let t=this[h]?this[h].
length:0;this.warn("TAR_BAD_ARCHIVE",`Truncated input (needed ${e.blockRemain} more bytes, only ${t} available)`,{entry:e}),
this[h]&&e.write(this[h]),e.end()}this[x](ae)}}[he](e){if(this[X]&&e)this[Ae](e);else if(!e&&!this[h])this[oe]();else if(e){
if(this[X]=!0,this[h]){this[Ae](e);let t=this[h];this[h]=void 0,this[ne](t)}else this[ne](e);for(;this[h]&&this[h]?.length>=
512&&!this[I]&&!this[fe];){let t=this[h];this[h]=void 0,this[ne](t)}this[X]=!1}(!this[h]||this[M])&&this[oe]()}[ne](e){let t=0,
s=e.length;for(;t+512<=s&&!this[I]&&!this[fe];)switch(this[m]){case"begin":case"header":this[Ge](e,t),t+=512;break;case"\
ignore":case"body":t+=this[Se](e,t);break;case"meta":t+=this[We](e,t);break;default:throw new Error("invalid state: "+this[m])}
t<s&&(this[h]=this[h]?Buffer.concat([e.subarray(t),this[h]]):e.subarray(t))}end(e,t,s){return typeof e=="function"&&(s=e,
t=void 0,e=void 0),typeof t=="function"&&(s=t,t=void 0),typeof e=="string"&&(e=Buffer.from(e,t)),s&&this.once("finish",s),
this[I]||(this[o]?(e&&(this[K]+=e.length,this[o].write(e)),this[o].end()):(this[M]=!0,(this.brotli===void 0||this.zstd===
void 0)&&(e=e||Buffer.alloc(0)),e&&this.write(e),this[oe]())),this}}});
